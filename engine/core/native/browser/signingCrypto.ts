import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

// The part of Node's `crypto` that the AWS signing library uses; the build provides this to it instead.

interface Hashing {
  update(text: string): Hashing;
  digest(encoding?: 'hex'): Buffer | string;
}

export function createHash(_algorithm: 'sha256'): Hashing {
  return hashingWith((data) => sha256(data));
}

export function createHmac(_algorithm: 'sha256', key: string | Uint8Array): Hashing {
  return hashingWith((data) => hmac(sha256, Buffer.from(key), data));
}

function hashingWith(digest: (data: Uint8Array) => Uint8Array): Hashing {
  let data = Buffer.alloc(0);
  const hashing: Hashing = {
    update(text) {
      data = Buffer.concat([data, Buffer.from(text)]);
      return hashing;
    },
    digest(encoding) {
      const bytes = Buffer.from(digest(data));
      return encoding === undefined ? bytes : bytes.toString(encoding);
    },
  };
  return hashing;
}
