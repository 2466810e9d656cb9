import { word } from './word.ts';

const polynomial = 0x04c11db7;

/** The checksum of bzip2, the highest bit of each byte first. The platform prints its lowest byte first. */
export function bzipCrc(data: Uint8Array): Uint8Array {
  let rest = -1;
  for (const byte of data) {
    rest ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) rest = (rest << 1) ^ (rest < 0 ? polynomial : 0);
  }
  return word(~rest).reverse();
}
