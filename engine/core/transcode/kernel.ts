import { hexDigest } from '#native/hashes.ts';

/**
 * Reads records of a known layout and writes their rows, byte by byte. All numbers are addresses in its memory, counts
 * and lengths in bytes; `docs/transcoder.md` explains layouts and programs.
 */
export interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  /** Reads up to `most` records of one layout; stores the address of each at `starts`. Returns their number. */
  scan(at: number, layout: number, starts: number, most: number): number;
  /** Writes the rows of records that `scan` accepted. Returns for how many there was room. */
  write(at: number, layout: number, plan: number, count: number): number;
  /** Stores at `found` where the values of one slot begin. */
  find(at: number, layout: number, slot: number, slots: number, found: number, count: number): void;
  /** Where the last call stopped reading. */
  readEnd(): number;
}

/** Zero bytes behind what it reads, at which every value ends. It reads no further, and writes no further than that. */
export const padding = 64;

const pageBytes = 65536;

/** Makes the memory of a kernel reach to an address. Views on its buffer may be void then. */
export function reserve({ memory }: Kernel, end: number): void {
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
}

/** Writes the MD5 of bytes in a memory, in 32 digits. Kernels call it. */
export function hashIn(buffer: ArrayBuffer, at: number, length: number, digits: number): void {
  const bytes = new Uint8Array(buffer);
  const text = hexDigest('md5', bytes.subarray(at, at + length));
  for (let index = 0; index < text.length; index++) bytes[digits + index] = text.charCodeAt(index);
}
