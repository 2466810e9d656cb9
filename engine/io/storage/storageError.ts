import { isUserError, UserError } from '../../core/errors.ts';
import { diskFailure } from '../output/diskFailure.ts';

/** Meanings of some of SQLite's result codes; the lower byte of the code decides. */
const reasons = new Map([
  [5, 'another program is using it'],
  [6, 'another program is using it'],
  [8, 'it is read-only'],
  [10, 'the disk failed'],
  [11, 'it is damaged'],
  [13, 'the disk is full'],
  [14, 'it cannot be opened there'],
  [26, 'it is not a SQLite database'],
]);

/** A failure of the storage as an error that a person can act on; returns other errors unchanged. */
export function storageError(file: string, error: unknown): unknown {
  if (isUserError(error)) return error;
  const reason = sqliteReason(error) ?? diskFailure(error);
  if (reason === undefined) return error;
  return new UserError('storage.failed', `The storage "${file}" cannot be used: ${reason}.`, { cause: error });
}

/** SQLite's message for a code without an explanation above; undefined for other errors. */
function sqliteReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return undefined;
  return reasons.get(error.errcode & 0xff) ?? `SQLite says "${error.message}"`;
}

/** Whether SQLite gave up because another connection is writing. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5;
}
