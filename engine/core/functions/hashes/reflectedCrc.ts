import { word } from './word.ts';

/** A cyclic checksum of 32 bits that takes the lowest bit of each byte first; so does its polynomial. */
export function reflectedCrc(polynomial: number): (data: Uint8Array) => Uint8Array {
  return (data) => {
    let rest = -1;
    for (const byte of data) {
      rest ^= byte;
      for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? polynomial : 0);
    }
    return word(~rest);
  };
}
