import { readFileSync } from 'node:fs';

/**
 * The text of a UTF-8 file without the byte order mark that Windows programs may write: editors do not count it in
 * columns. Throws if the file cannot be read.
 */
export function readTextFile(file: string | URL): string {
  return new TextDecoder().decode(readFileSync(file));
}

/** Like `readTextFile`, but undefined if the file cannot be read. */
export function readTextIfThere(file: string | URL): string | undefined {
  try {
    return readTextFile(file);
  } catch {
    return undefined;
  }
}
