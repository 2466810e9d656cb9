import { constants } from 'node:fs';
import { access, writeFile } from 'node:fs/promises';
import { FileBeside } from './fileBeside.ts';
import { findWritePlace, type WritePlace } from './writePlace.ts';

/** Why a file cannot be replaced that can be written: its folder takes no new file, or it is mounted there alone. */
const irreplaceable = ['EACCES', 'EPERM', 'EROFS', 'EBUSY', 'EXDEV'];

/**
 * Writes a file, in the place of one that is there, so that whoever looks finds the old one or all of the new one, also
 * after the process was killed or the disk was full. Links are followed; a device, a pipe and a file that cannot be
 * replaced are written to as they are. Throws what the disk throws.
 */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const place = await findWritePlace(file);
  if (!place.isReplaceable) return await writeFile(file, content);
  // A file that nobody may write stays, also where its folder would let another one take its place.
  if (place.found !== undefined) await access(place.file, constants.W_OK);
  try {
    await writeBeside(place, content, (beside) => beside.replace());
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (place.found === undefined || !irreplaceable.includes(code)) throw error;
    await writeFile(place.file, content);
  }
}

/** Writes a file where there is none yet, or throws an EEXIST, also for a link; whoever looks finds none, or all of it. */
export async function createFile(file: string, content: string | Uint8Array): Promise<void> {
  await writeBeside({ file, isReplaceable: true }, content, (beside) => beside.placeIfAbsent());
}

async function writeBeside(
  place: WritePlace,
  content: string | Uint8Array,
  putInPlace: (beside: FileBeside) => Promise<void>,
): Promise<void> {
  const beside = await FileBeside.open(place);
  try {
    await beside.write(content);
    await beside.finish();
    await putInPlace(beside);
  } finally {
    await beside.drop();
  }
}
