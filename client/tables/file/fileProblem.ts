/** Why a file cannot be read, as a sentence for the user. */
export function fileProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'The file does not exist.';
  if (code === 'EACCES' || code === 'EPERM') return 'You do not have permission to read it.';
  if (code === 'EISDIR') return 'It is a folder.';
  return error instanceof Error ? error.message : String(error);
}
