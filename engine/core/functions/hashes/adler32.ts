import { word } from './word.ts';

/** The checksum of RFC 1950. */
export function adler32(data: Uint8Array): Uint8Array {
  let low = 1;
  let high = 0;
  for (const byte of data) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return word((high << 16) | low);
}
