/** A cryptographic hash. */
export interface HashAlgorithm {
  digest(data: Uint8Array): Uint8Array;
  /** Bytes that it takes at a time. */
  blockSize: number;
}
