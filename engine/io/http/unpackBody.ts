import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import { UserError } from '../../core/errors.ts';
import { bodyTooLarge } from './bodyTooLarge.ts';

type Unpack = (packed: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>;

const unzip: Unpack = promisify(gunzip);
const unpackers = new Map<string, Unpack>([
  ['gzip', unzip],
  ['x-gzip', unzip],
  ['deflate', (packed, options) => (hasHeader(packed) ? inflateWith : inflateBare)(packed, options)],
  ['br', promisify(brotliDecompress)],
]);
const inflateWith: Unpack = promisify(inflate);
const inflateBare: Unpack = promisify(inflateRaw);

/**
 * A body, decompressed. Throws a UserError if it exceeds `maxBytes`, so that a small compressed response cannot fill the
 * memory, or if its compression is unknown.
 */
export async function unpackBody(body: Uint8Array, encoding: string, maxBytes: number): Promise<Uint8Array> {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return body;
  const unpack = unpackers.get(name);
  if (unpack === undefined)
    throw new UserError('response.encoding', `The response is compressed as "${name}", which is not supported.`);
  if (body.length === 0 && name === 'deflate') return body;
  try {
    return await unpack(body, { maxOutputLength: maxBytes });
  } catch (error) {
    throw error instanceof RangeError ? bodyTooLarge(maxBytes) : error;
  }
}

/** Whether deflate has its header, which some servers omit: its first byte ends in 8. */
function hasHeader(packed: Uint8Array): boolean {
  return ((packed[0] ?? 0) & 0x0f) === 8;
}
