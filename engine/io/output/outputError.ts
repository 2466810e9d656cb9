import { UserError } from '../../errors.ts';

const reasons = new Map([
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'it is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['ENOTDIR', 'a part of the path is a file'],
  ['EEXIST', 'a file of that name is in the way'],
  ['ENAMETOOLONG', 'the name is too long'],
]);

/** Runs a piece of work on the output folder; a failure of the disk becomes an error that a person can act on. */
export async function withOutputErrors<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons.get(code);
    if (reason === undefined) throw error;
    const message = `The tables cannot be written to "${folder}": ${reason}. Choose another output folder or free it.`;
    throw new UserError('output.not-writable', message, { cause: error });
  }
}
