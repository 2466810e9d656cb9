import { readTextFile } from './readTextFile.ts';

/** The same as `readTextFile`; undefined where the file cannot be read. */
export function readTextIfThere(file: string | URL): string | undefined {
  try {
    return readTextFile(file);
  } catch {
    return undefined;
  }
}
