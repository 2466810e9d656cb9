import { diskFailure, missingFolder } from '@pagewright/engine/files';

/** The reason why a file cannot be written, worded as the end of a sentence; empty if it was not the disk. */
export function becauseOf(error: unknown): string {
  const reason = missingFolder(error) ?? diskFailure(error);
  return reason === undefined ? '' : `: ${reason}`;
}
