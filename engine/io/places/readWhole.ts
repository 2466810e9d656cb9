import { UserError } from '../../core/errors.ts';
import type { Place } from './place.ts';

/** The readable part of a place. */
export type ReadablePlace = Pick<Place, 'address' | 'read'>;

const megabyte = 1024 * 1024;

/** All bytes of a file; undefined if there is no such file. Throws a UserError if it is larger than this. */
export async function readWhole(
  place: ReadablePlace,
  name: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const pieces = await place.read(name, signal);
  if (pieces === undefined) return undefined;
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > maxBytes) {
      const message = `"${name}" of "${place.address}" is larger than ${maxBytes / megabyte} MB, which is too large for what it should be.`;
      throw new UserError('place.failed', message);
    }
    read.push(piece);
  }
  return Buffer.concat(read, size);
}
