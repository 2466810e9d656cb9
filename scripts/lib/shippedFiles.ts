import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The list of shipped files. The packer reads it too. */
export function ignoreFile(root: string): string {
  return path.join(root, '.vscodeignore');
}

/**
 * The files that `.vscodeignore` lets into the extension, as paths with `/` from the root. It leaves everything out, so
 * only the patterns that bring something back matter: for the packer they win over all others, in any order.
 */
export function shippedFiles(root: string): string[] {
  const lines = readFileSync(ignoreFile(root), 'utf8')
    .split('\n')
    .map((line) => line.trim());
  const patterns = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  return globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
