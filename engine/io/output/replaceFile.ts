import { constants } from 'node:fs';
import { access, writeFile } from 'node:fs/promises';
import { FileBeside } from './fileBeside.ts';
import { findWritePlace, type WritePlace } from './writePlace.ts';

/** Errors for a writable file that cannot be replaced: its folder takes no new file, or it is a mount point. */
const irreplaceable = ['EACCES', 'EPERM', 'EROFS', 'EBUSY', 'EXDEV'];

/**
 * Writes a file in one step: readers find the old one or the whole new one, also after a crash or with a full disk.
 * Follows links; writes directly to a device, a pipe or a file that cannot be replaced. Throws the error of the disk.
 */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const place = await findWritePlace(file);
  if (!place.isReplaceable) return await writeFile(file, content);
  // A read-only file stays, also if its folder allows a replacement.
  if (place.found !== undefined) await access(place.file, constants.W_OK);
  try {
    await writeBeside(place, content, (beside) => beside.replace());
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (place.found === undefined || !irreplaceable.includes(code)) throw error;
    await writeFile(place.file, content);
  }
}

/** Writes a new file in one step, or throws an EEXIST, also for a link. */
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
