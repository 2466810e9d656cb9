import { word } from './word.ts';

/** Jenkins's one-at-a-time hash. */
export function joaat(data: Uint8Array): Uint8Array {
  let sum = 0;
  for (const byte of data) {
    sum = (sum + byte) | 0;
    sum = (sum + (sum << 10)) | 0;
    sum ^= sum >>> 6;
  }
  sum = (sum + (sum << 3)) | 0;
  sum ^= sum >>> 11;
  return word(sum + (sum << 15));
}
