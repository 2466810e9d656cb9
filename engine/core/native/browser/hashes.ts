import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type * as native from '../node/hashes.ts';

const hashes = { md5, sha1, sha224, sha256, sha384, sha512 };

export const digestOfBytes: typeof native.digestOfBytes = (algorithm, data) => hashes[algorithm](data);

export const hexDigest: typeof native.hexDigest = (algorithm, data) =>
  bytesToHex(hashes[algorithm](typeof data === 'string' ? new TextEncoder().encode(data) : data));
