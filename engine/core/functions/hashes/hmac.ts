import type { HashAlgorithm } from './hashAlgorithm.ts';

/** HMAC (RFC 2104) over any algorithm; no library offers it for all of them. */
export function hmac({ digest, blockSize }: HashAlgorithm, key: Uint8Array, data: Uint8Array): Uint8Array {
  const block = new Uint8Array(blockSize);
  block.set(key.length > blockSize ? digest(key) : key);
  const inner = digest(Buffer.concat([block.map((byte) => byte ^ 0x36), data]));
  return digest(Buffer.concat([block.map((byte) => byte ^ 0x5c), inner]));
}
