import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file, and its folder for this user alone where it is missing, so that a reader finds the old text or the new one, never a part. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Never through a link that somebody has planted there.
  await rm(`${file}.new`, { force: true });
  await writeFile(`${file}.new`, text, { flag: 'wx' });
  await rename(`${file}.new`, file);
}
