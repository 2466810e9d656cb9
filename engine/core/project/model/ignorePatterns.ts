import ignore from 'ignore';

/** Says whether a path, or a folder above it, is left out. */
export type IsLeftOut = (path: string) => boolean;

/** Reads a list of patterns, which are those of a `.gitignore`. They are for folders. */
export function readIgnorePatterns(text: string): IsLeftOut {
  const patterns = ignore({ ignorecase: false }).add(text);
  return (path) => ignore.isPathValid(path) && patterns.ignores(`${path}/`);
}
