import type { HashAlgorithm } from './hashAlgorithm.ts';
import { whirlpoolCipher } from './whirlpoolCipher.ts';

const blockSize = 64;
/** Bytes at the end that tell the length. */
const lengthSize = 32;

/**
 * Whirlpool (ISO/IEC 10118-3). Our own: the library that has it pads messages of 32 to 55 bytes, and of that many after
 * whole blocks, for a shorter length than the standard's, and so hashes them wrongly.
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

/** A set bit, zeros, and the number of bits. */
function padded(data: Uint8Array): Uint8Array {
  const blocks = Math.floor((data.length + lengthSize) / blockSize) + 1;
  const message = new Uint8Array(blocks * blockSize);
  message.set(data);
  message[data.length] = 0x80;
  new DataView(message.buffer).setBigUint64(message.length - 8, BigInt(data.length) * 8n);
  return message;
}
