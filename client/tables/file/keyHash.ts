import { cellBytes } from './cellBytes.ts';
import { cellForm, type RecordSpans } from './recordSpans.ts';

/** The separator of the cells of a key, so that `a`, `bc` and `ab`, `c` differ: it never occurs in UTF-8. */
const separator = 0xff;

/** A 64-bit hash of a row's values in some columns, as two 32-bit numbers. */
export class KeyHash {
  high = 0;
  low = 0;
  readonly #columns: readonly number[];
  readonly #seed: number;

  constructor(columns: readonly number[], seed: number) {
    this.#columns = columns;
    this.#seed = seed;
  }

  /** Hashes the values of the next row. */
  read(bytes: Buffer, spans: RecordSpans): void {
    this.high = 0x811c9dc5 ^ this.#seed;
    this.low = 0x9e3779b9 ^ this.#seed;
    for (const column of this.#columns) {
      if (column >= spans.count || spans.forms[column] === cellForm.escaped)
        this.#addAll(cellBytes(bytes, spans, column));
      else this.#addAll(bytes, spans.starts[column], spans.ends[column]);
      this.#add(separator);
    }
    this.high = mixed(this.high);
    this.low = mixed(this.low);
  }

  #addAll(bytes: Uint8Array, start = 0, end = bytes.length): void {
    for (let at = start; at < end; at++) this.#add(bytes[at] ?? 0);
  }

  #add(byte: number): void {
    this.high = Math.imul(this.high ^ byte, 0x01000193);
    this.low = Math.imul(this.low + byte, 0x5bd1e995) ^ (this.low >>> 15);
  }
}

/** Spreads the influence of the last bytes over all bits. */
function mixed(value: number): number {
  const half = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const more = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (more ^ (more >>> 16)) >>> 0;
}
