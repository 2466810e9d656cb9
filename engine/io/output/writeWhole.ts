import { rename, rm, writeFile } from 'node:fs/promises';
import { ownFile } from '../files/ownOnly.ts';

/** Writes a file that only this user may read so that a reader finds either the old text or the new one, never half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    // Never through a link that somebody has planted there.
    await rm(unfinished, { force: true });
    await writeFile(unfinished, text, { ...ownFile, flag: 'wx' });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
