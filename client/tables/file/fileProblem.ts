import { diskFailure, missingFolder } from '../../../engine/files.ts';

/** Why a file cannot be read, as a sentence for the user. */
export function fileProblem(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Why a file cannot be written, worded for a sentence. */
export function writeProblem(error: unknown): string {
  return missingFolder(error) ?? diskFailure(error) ?? fileProblem(error);
}
