import { readFileSync } from 'node:fs';

/**
 * The text of a file in UTF-8, without the byte order mark that programs of Windows write at its start: editors do not
 * show it, so no line or column counts it. Throws where the file cannot be read.
 */
export function readTextFile(file: string | URL): string {
  return new TextDecoder().decode(readFileSync(file));
}

/** The same as `readTextFile`; undefined where the file cannot be read. */
export function readTextIfThere(file: string | URL): string | undefined {
  try {
    return readTextFile(file);
  } catch {
    return undefined;
  }
}
