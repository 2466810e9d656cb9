/**
 * Reads records of a known layout and writes their rows, byte by byte. All numbers are addresses in its memory, counts
 * and lengths in bytes; `docs/transcoder.md` explains layouts and programs.
 */
export interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  /** Reads up to `most` records of one layout; stores the address of each at `starts`. Returns their number. */
  scan(at: number, layout: number, starts: number, most: number): number;
  /** Writes the rows of records that `scan` accepted. Returns how many fitted below `limit`. */
  write(at: number, layout: number, program: number, slots: number, out: number, limit: number, count: number): number;
  /** Stores at `found` where the values of one slot begin. */
  find(at: number, layout: number, slot: number, slots: number, found: number, count: number): void;
  /** Where the last call stopped reading. */
  readEnd(): number;
  /** Where the last call stopped writing. */
  writeEnd(): number;
}

/** Zero bytes behind what it reads, at which every value ends. It reads no further, and writes no further than that. */
export const padding = 64;
