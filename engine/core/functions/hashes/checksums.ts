/** The non-cryptographic algorithms by name (`docs/format/functions.md#32-hash-algorithms`). */
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

/** The checksum of RFC 1950. */
function adler32(data: Uint8Array): Uint8Array {
  let low = 1;
  let high = 0;
  for (const byte of data) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return word((high << 16) | low);
}

const polynomial = 0x04c11db7;

/** The checksum of bzip2, which takes the highest bit of each byte first, printed lowest byte first. */
function bzipCrc(data: Uint8Array): Uint8Array {
  let rest = -1;
  for (const byte of data) {
    rest ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) rest = (rest << 1) ^ (rest < 0 ? polynomial : 0);
  }
  return word(~rest).reverse();
}

/** A 32-bit cyclic checksum that takes the lowest bit of each byte first, as does its polynomial. */
function reflectedCrc(polynomial: number): (data: Uint8Array) => Uint8Array {
  return (data) => {
    let rest = -1;
    for (const byte of data) {
      rest ^= byte;
      for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? polynomial : 0);
    }
    return word(~rest);
  };
}

const primes = { 32: 0x01000193n, 64: 0x100000001b3n };
const starts = { 32: 0x811c9dc5n, 64: 0xcbf29ce484222325n };

/** The Fowler–Noll–Vo hash of this many bits: `1` multiplies before it adds a byte, `1a` after. */
function fnv(variant: '1' | '1a', size: 32 | 64): (data: Uint8Array) => Uint8Array {
  const multiply = (sum: bigint) => BigInt.asUintN(size, sum * primes[size]);
  const takeIn =
    variant === '1'
      ? (sum: bigint, byte: bigint) => multiply(sum) ^ byte
      : (sum: bigint, byte: bigint) => multiply(sum ^ byte);
  return (data) => {
    const sum = data.reduce((before, byte) => takeIn(before, BigInt(byte)), starts[size]);
    return Buffer.from(sum.toString(16).padStart(size / 4, '0'), 'hex');
  };
}

/** Jenkins's one-at-a-time hash. */
function joaat(data: Uint8Array): Uint8Array {
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

function word(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}
