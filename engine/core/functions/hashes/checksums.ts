import { adler32 } from './adler32.ts';
import { bzipCrc } from './bzipCrc.ts';
import { fnv } from './fnv.ts';
import { joaat } from './joaat.ts';
import { reflectedCrc } from './reflectedCrc.ts';

/** The algorithms that are no cryptography, by name (`functions.md` 3.2). */
export const checksums: ReadonlyMap<string, (data: Uint8Array) => Uint8Array> = new Map([
  ['crc32b', reflectedCrc(0xedb88320)],
  ['crc32', bzipCrc],
  ['crc32c', reflectedCrc(0x82f63b78)],
  ['adler32', adler32],
  ['fnv132', fnv('1', 32)],
  ['fnv1a32', fnv('1a', 32)],
  ['fnv164', fnv('1', 64)],
  ['fnv1a64', fnv('1a', 64)],
  ['joaat', joaat],
]);
