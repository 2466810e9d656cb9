import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../files/makeFolder.ts';
import { ownFile, ownFolder } from '../files/ownOnly.ts';
import { withOutputErrors } from '../output/outputError.ts';
import type { Place } from './place.ts';

/** Copies a file of a place to a new file on the disk. Returns false if the place has no such file. */
export async function fetchFile(place: Place, name: string, file: string, signal: AbortSignal): Promise<boolean> {
  const pieces = await place.read(name, signal);
  if (pieces === undefined) return false;
  await withOutputErrors(
    file,
    async () => {
      await makeFolder(path.dirname(file), ownFolder);
      await pipeline(pieces, createWriteStream(file, { ...ownFile, flags: 'wx' }), { signal });
    },
    `"${name}" of "${place.address}" cannot be written to`,
  );
  return true;
}
