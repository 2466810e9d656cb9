import { diskFailure, missingFolder } from '@pagewright/engine/files';

/** Why a file cannot be written, worded to follow what cannot; empty where it was not the disk. */
export function becauseOf(error: unknown): string {
  const reason = missingFolder(error) ?? diskFailure(error);
  return reason === undefined ? '' : `: ${reason}`;
}
