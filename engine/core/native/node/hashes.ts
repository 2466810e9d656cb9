import { createHash, hash } from 'node:crypto';

/** The algorithms that every build of Node has, including the one in VS Code. */
type NativeHash = 'md5' | 'sha1' | 'sha224' | 'sha256' | 'sha384' | 'sha512';

export function digestOfBytes(algorithm: NativeHash, data: Uint8Array): Uint8Array {
  return createHash(algorithm).update(data).digest();
}

/** The digest of bytes, or of a text in UTF-8, in hexadecimal digits. */
export function hexDigest(algorithm: NativeHash, data: string | Uint8Array): string {
  return hash(algorithm, data);
}
