import { UserError } from '../../core/errors.ts';
import { diskFailure, missingFolder } from './diskFailure.ts';

/** Runs some work on the output folder or its files; makes a failure of the disk a UserError to act on. */
export async function withOutputErrors<T>(
  place: string,
  work: () => Promise<T>,
  failed = 'The tables cannot be written to',
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = missingFolder(error) ?? diskFailure(error);
    if (reason === undefined) throw error;
    const message = `${failed} "${place}": ${reason}. Choose another output folder or fix this one.`;
    throw new UserError('output.not-writable', message, { cause: error });
  }
}
