/** Why a file cannot be read, as a sentence for the user. */
export function fileProblem(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
