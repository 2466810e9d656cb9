import { hexDigest } from '#native/hashes.ts';

/**
 * Reads records of a known layout and writes their rows, byte by byte. All numbers are addresses in its memory, counts
 * and lengths in bytes; `docs/transcoder.md` explains layouts and programs.
 */
export interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  /** Reads up to `most` records of one layout; stores the address of each at `starts`. Returns their number. */
  scan(at: number, layout: number, starts: number, most: number): number;
  /** Writes the rows of records that `scan` accepted. Returns the number of records that had room. */
  write(at: number, layout: number, plan: number, count: number): number;
  /** Stores the addresses of the values of one slot at `found`. */
  find(at: number, layout: number, slot: number, slots: number, found: number, count: number): void;
  /** The address where the last call stopped reading. */
  readEnd(): number;
}

/** The zero bytes after the input, at which every value ends: the limit for reading and writing. */
export const padding = 64;

const pageBytes = 65536;

/** Extends the memory of a kernel to an address. Views on its buffer may become void. */
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
