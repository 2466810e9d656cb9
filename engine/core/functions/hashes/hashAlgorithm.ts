export interface HashAlgorithm {
  digest(data: Uint8Array): Uint8Array;
  /** The block size in bytes. */
  blockSize: number;
}
