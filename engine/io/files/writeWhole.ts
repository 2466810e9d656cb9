import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './makeFolder.ts';
import { ownFile, ownFolder } from './ownOnly.ts';

/**
 * Writes a file that only this user may read so that a reader finds either the old one or the new one, never half of it.
 * Makes its folder, for this user alone, where it is missing.
 * For what the programs keep for themselves: nothing is lost with it, so nobody waits for the disk.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  await makeFolder(path.dirname(file), ownFolder);
  try {
    // Never through a link that somebody has planted there.
    await rm(unfinished, { force: true });
    await writeFile(unfinished, content, { ...ownFile, flag: 'wx' });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
