import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha512_224, sha512_256 } from '@noble/hashes/sha2.js';
import { sha3_224, sha3_256, sha3_384, sha3_512 } from '@noble/hashes/sha3.js';
import { digestOfBytes } from '#native/hashes.ts';
import type { HashAlgorithm } from './hashAlgorithm.ts';
import { whirlpool } from './whirlpool.ts';

/** The algorithms that can sign (`docs/format/functions.md#32-hash-algorithms`), also those that a Node may lack. */
export const cryptographic: ReadonlyMap<string, HashAlgorithm> = new Map([
  ['md5', native('md5', 64)],
  ['sha1', native('sha1', 64)],
  ['sha224', native('sha224', 64)],
  ['sha256', native('sha256', 64)],
  ['sha384', native('sha384', 128)],
  ['sha512', native('sha512', 128)],
  ['sha512/224', fromNoble(sha512_224)],
  ['sha512/256', fromNoble(sha512_256)],
  ['sha3-224', fromNoble(sha3_224)],
  ['sha3-256', fromNoble(sha3_256)],
  ['sha3-384', fromNoble(sha3_384)],
  ['sha3-512', fromNoble(sha3_512)],
  ['ripemd160', fromNoble(ripemd160)],
  ['whirlpool', whirlpool],
]);

function native(name: Parameters<typeof digestOfBytes>[0], blockSize: number): HashAlgorithm {
  return { blockSize, digest: (data) => digestOfBytes(name, data) };
}

function fromNoble(hash: { (data: Uint8Array): Uint8Array; blockLen: number }): HashAlgorithm {
  return { blockSize: hash.blockLen, digest: (data) => hash(data) };
}
