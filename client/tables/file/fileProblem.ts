/** Why a file cannot be read, in words for who looks at it. */
export function fileProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'The file is not there.';
  if (code === 'EACCES' || code === 'EPERM') return 'You have no right to read it.';
  if (code === 'EISDIR') return 'It is a folder.';
  return error instanceof Error ? error.message : String(error);
}
