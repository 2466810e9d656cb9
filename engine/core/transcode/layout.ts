import { needsMap } from '../json/value.ts';
import { endOfScalar, isSpace } from './jsonBytes.ts';

/** What is at a key of every record with a layout: the number of a slot, an object, or a list without elements. */
export type LayoutField = number | LayoutFields | 'no elements';
export type LayoutFields = Map<string, LayoutField>;

/** What records of one kind have in common: all bytes but those of their scalar values, which are its slots. */
export interface Layout {
  fields: LayoutFields;
  /** The bytes before each slot, and those behind the last. */
  pieces: Uint8Array[];
  /** Whether there is no white space between its values. */
  isCompact: boolean;
}

/** A layout and the end of the record that it was learnt from. */
interface LearntLayout extends Layout {
  end: number;
}

/** More slots, or longer pieces, are left to the general path. */
export const mostSlots = 4096;
const mostBytes = 256 * 1024;
/** The levels of a record; the rest of all that a response may have is for what is around the records. */
export const deepestRecord = 100;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Learns the layout of the object at an offset. Undefined if it has lists with elements, keys that a plain JavaScript
 * object would not keep in place, keys with escapes, or one key twice; or if it is no JSON.
 */
export function learnLayout(bytes: Uint8Array, start: number): LearntLayout | undefined {
  const learner = new Learner(bytes, start);
  const fields = learner.object(0);
  if (fields === undefined || learner.at - start > mostBytes) return undefined;
  return { fields, pieces: learner.pieces(), isCompact: learner.isCompact, end: learner.at };
}

class Learner {
  at: number;
  isCompact = true;
  readonly #bytes: Uint8Array;
  #pieceStart: number;
  readonly #pieces: Uint8Array[] = [];

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.at = start;
    this.#pieceStart = start;
  }

  pieces(): Uint8Array[] {
    return [...this.#pieces, this.#bytes.slice(this.#pieceStart, this.at)];
  }

  object(depth: number): LayoutFields | undefined {
    if (depth >= deepestRecord || !this.#takes(0x7b)) return undefined;
    const fields: LayoutFields = new Map();
    if (this.#takes(0x7d)) return fields;
    do {
      const key = this.#key();
      if (key === undefined || fields.has(key)) return undefined;
      const field = this.#field(depth);
      if (field === undefined) return undefined;
      fields.set(key, field);
    } while (this.#takes(0x2c));
    return this.#takes(0x7d) ? fields : undefined;
  }

  #key(): string | undefined {
    this.#passSpace();
    if (this.#bytes[this.at] !== quote) return undefined;
    const start = this.at + 1;
    const end = this.#bytes.indexOf(quote, start);
    if (end < 0 || end - start > mostBytes) return undefined;
    const name = this.#bytes.subarray(start, end);
    if (name.some((byte) => byte === backslash || byte < 0x20)) return undefined;
    this.at = end + 1;
    const key = Buffer.from(name).toString('utf8');
    return this.#takes(0x3a) && !needsMap(key) ? key : undefined;
  }

  #field(depth: number): LayoutField | undefined {
    this.#passSpace();
    const first = this.#bytes[this.at];
    if (first === 0x7b) return this.object(depth + 1);
    if (first === 0x5b) {
      this.at++;
      return this.#takes(0x5d) ? 'no elements' : undefined;
    }
    return this.#slot();
  }

  /** The value itself is checked by the kernel, which has to find the same end. */
  #slot(): number | undefined {
    if (this.#pieces.length >= mostSlots) return undefined;
    this.#pieces.push(this.#bytes.slice(this.#pieceStart, this.at));
    this.at = endOfScalar(this.#bytes, this.at);
    this.#pieceStart = this.at;
    return this.#pieces.length - 1;
  }

  /** Passes white space, and this byte if it is the next. */
  #takes(byte: number): boolean {
    this.#passSpace();
    if (this.#bytes[this.at] !== byte) return false;
    this.at++;
    return true;
  }

  #passSpace(): void {
    for (; isSpace(this.#bytes[this.at]); this.at++) this.isCompact = false;
  }
}
