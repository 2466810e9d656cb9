import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './makeFolder.ts';
import { ownFile, ownFolder } from './ownOnly.ts';

/**
 * Writes a private file so that a reader finds either the old one or the new one, never half of it. Makes its folder,
 * also private, if it is missing. For files that the programs can lose: it does not wait for the disk.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  await makeFolder(path.dirname(file), ownFolder);
  try {
    // A link may have been planted there.
    await rm(unfinished, { force: true });
    await writeFile(unfinished, content, { ...ownFile, flag: 'wx' });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
