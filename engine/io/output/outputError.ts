import { UserError } from '../../errors.ts';
import { diskFailure } from './diskFailure.ts';

/** Runs a piece of work on the output folder; a failure of the disk becomes an error that a person can act on. */
export async function withOutputErrors<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = diskFailure(error);
    if (reason === undefined) throw error;
    const message = `The tables cannot be written to "${folder}": ${reason}. Choose another output folder or free it.`;
    throw new UserError('output.not-writable', message, { cause: error });
  }
}
