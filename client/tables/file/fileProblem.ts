/** The reason why a file cannot be read, as a sentence for the user, or cannot be written, worded for a sentence. */
export function fileProblem(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
