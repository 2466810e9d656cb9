import type { HashAlgorithm } from './hashAlgorithm.ts';

const blockSize = 64;
/** The number of bytes at the end that hold the length. */
const lengthSize = 32;

/**
 * Whirlpool (ISO/IEC 10118-3). The library that has it hashes messages whose last block has 32 to 55 bytes wrongly: it
 * pads them for a shorter length field than the standard's.
 */
export const whirlpool: HashAlgorithm = { digest, blockSize };

function digest(data: Uint8Array): Uint8Array {
  const message = padded(data);
  let state: Uint8Array = new Uint8Array(blockSize);
  for (let at = 0; at < message.length; at += blockSize) {
    const block = message.subarray(at, at + blockSize);
    const mixed = whirlpoolCipher(block, state);
    state = state.map((byte, index) => byte ^ (block[index] ?? 0) ^ (mixed[index] ?? 0));
  }
  return state;
}

/** Appends a set bit, zeros, and the number of bits. */
function padded(data: Uint8Array): Uint8Array {
  const blocks = Math.floor((data.length + lengthSize) / blockSize) + 1;
  const message = new Uint8Array(blocks * blockSize);
  message.set(data);
  message[data.length] = 0x80;
  new DataView(message.buffer).setBigUint64(message.length - 8, BigInt(data.length) * 8n);
  return message;
}

const rounds = 10;
/** The first row of the mixing matrix. Each further row is the one above, rotated by one. */
const mixing = [1, 1, 4, 1, 8, 5, 2, 9];
const exponential = [0x1, 0xb, 0x9, 0xc, 0xd, 0x6, 0xf, 0x3, 0xe, 0x8, 0x7, 0x4, 0xa, 0x2, 0x5, 0x0];
const random = [0x7, 0xc, 0xb, 0xd, 0xe, 0x4, 0x9, 0xf, 0x6, 0x3, 0x8, 0xa, 0x2, 0x5, 0x1, 0x0];

const substitutes = Uint8Array.from({ length: 256 }, (_, byte) => substitute(byte));
/** For each position in the matrix's first row, the result of every byte: substituted and multiplied. */
const products = mixing.map((factor) => substitutes.map((byte) => multiply(byte, factor)));

/** Whirlpool's block cipher: 64 bytes with a key of 64 bytes. */
function whirlpoolCipher(block: Uint8Array, key: Uint8Array): Uint8Array {
  let roundKey = key;
  let state = added(block, key);
  for (let round = 0; round < rounds; round++) {
    const constant = substitutes.subarray(8 * round, 8 * round + 8);
    roundKey = added(mixed(roundKey), constant);
    state = added(mixed(state), roundKey);
  }
  return state;
}

/** Substitutes every byte, shifts each column by one more than the last, and mixes the rows. */
function mixed(state: Uint8Array): Uint8Array {
  const result = new Uint8Array(64);
  for (let at = 0; at < 64; at++) {
    const row = at >> 3;
    let sum = 0;
    for (let column = 0; column < 8; column++) {
      const byte = state[8 * ((row - column) & 7) + column] ?? 0;
      sum ^= products[(at - column) & 7]?.[byte] ?? 0;
    }
    result[at] = sum;
  }
  return result;
}

function added(left: Uint8Array, right: Uint8Array): Uint8Array {
  return left.map((byte, index) => byte ^ (right[index] ?? 0));
}

/** The substitution that the standard builds from two half-byte boxes. */
function substitute(byte: number): number {
  const high = exponential[byte >> 4] ?? 0;
  const low = exponential.indexOf(byte & 15);
  const middle = random[high ^ low] ?? 0;
  return ((exponential[high ^ middle] ?? 0) << 4) | exponential.indexOf(low ^ middle);
}

/** Multiplies in the field with the polynomial x⁸ + x⁴ + x³ + x² + 1. */
function multiply(byte: number, factor: number): number {
  let product = 0;
  for (let bit = 3; bit >= 0; bit--) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((factor >> bit) & 1) product ^= byte;
  }
  return product;
}
