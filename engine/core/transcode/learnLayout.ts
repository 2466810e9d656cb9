import { needsMap } from '../json/value.ts';
import { endOfScalar, isSpace } from './jsonBytes.ts';
import {
  addLayout,
  deepestRecord,
  type LayoutField,
  type LayoutFields,
  type ListField,
  maxSlots,
  type RecordLayout,
} from './layout.ts';

/** The limit for the length of a record that is learnt. */
const maxBytes = 256 * 1024;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Learns the layout of the object at an offset. Undefined if it has lists in lists, keys that a plain JavaScript object
 * would reorder, keys with escapes, or one key twice; or if it is no JSON.
 */
export function learnLayout(bytes: Uint8Array, start: number): RecordLayout | undefined {
  const learner = new Learner(bytes, start, 0);
  const layout = learner.record(0);
  const isTooLarge = learner.at - start > maxBytes || (layout !== undefined && slotsOf(layout) > maxSlots);
  return isTooLarge ? undefined : layout;
}

/** The number of slots of a record, and of nested elements, that are located together. */
function slotsOf({ pieces, lists }: RecordLayout): number {
  const inLists = lists.flatMap(({ elements }) => elements.map(slotsOf));
  return inLists.reduce((most, slots) => Math.max(most, slots), 0) + pieces.length - 1;
}

class Learner {
  at: number;
  #isCompact = true;
  readonly #bytes: Uint8Array;
  readonly #start: number;
  /** The number of enclosing lists. */
  readonly #level: number;
  #pieceStart: number;
  readonly #pieces: Uint8Array[] = [];
  readonly #lists: ListField[] = [];

  constructor(bytes: Uint8Array, start: number, level: number) {
    this.#bytes = bytes;
    this.at = start;
    this.#start = start;
    this.#pieceStart = start;
    this.#level = level;
  }

  record(depth: number): RecordLayout | undefined {
    const fields = this.#object(depth);
    return fields && this.#layout(fields, false);
  }

  element(depth: number): RecordLayout | undefined {
    const first = this.#bytes[this.at];
    if (first === 0x7b) return this.record(depth);
    if (first === 0x5b) return undefined;
    return this.#layout(new Map([['data', this.#scalar()]]), true);
  }

  #layout(fields: LayoutFields, isScalar: boolean): RecordLayout {
    const pieces = [...this.#pieces, this.#bytes.slice(this.#pieceStart, this.at)];
    return { fields, isScalar, lists: this.#lists, pieces, isCompact: this.#isCompact };
  }

  #object(depth: number): LayoutFields | undefined {
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
    if (end < 0 || end - start > maxBytes) return undefined;
    const name = this.#bytes.subarray(start, end);
    if (name.some((byte) => byte === backslash || byte < 0x20)) return undefined;
    this.at = end + 1;
    const key = Buffer.from(name).toString('utf8');
    return this.#takes(0x3a) && !needsMap(key) ? key : undefined;
  }

  #field(depth: number): LayoutField | undefined {
    this.#passSpace();
    if (this.#pieces.length >= maxSlots) return undefined;
    const first = this.#bytes[this.at];
    if (first === 0x7b) return this.#object(depth + 1);
    return first === 0x5b ? this.#list(depth + 1) : this.#scalar();
  }

  /** Passes a scalar. The kernel checks its value, and has to find the same end. */
  #scalar(): number {
    const slot = this.#beginSlot();
    this.at = endOfScalar(this.#bytes, this.at);
    this.#pieceStart = this.at;
    return slot;
  }

  #list(depth: number): ListField | undefined {
    const list: ListField = { slot: this.#beginSlot(), elements: [] };
    this.at++;
    if (!this.#takes(0x5d)) {
      do if (!this.#learnElement(list, depth)) return undefined;
      while (this.#takes(0x2c));
      if (!this.#takes(0x5d)) return undefined;
    }
    this.#pieceStart = this.at;
    this.#lists.push(list);
    return list;
  }

  #learnElement({ elements }: ListField, depth: number): boolean {
    if (this.at - this.#start > maxBytes) return false;
    this.#passSpace();
    const level = this.#level + 1;
    const learner = new Learner(this.#bytes, this.at, level);
    const element = learner.element(depth);
    this.at = learner.at;
    return element !== undefined && addLayout(elements, element, level) !== undefined;
  }

  /** Ends the bytes before a slot. Returns its number. */
  #beginSlot(): number {
    return this.#pieces.push(this.#bytes.slice(this.#pieceStart, this.at)) - 1;
  }

  /** Passes white space, and this byte if it is the next. */
  #takes(byte: number): boolean {
    this.#passSpace();
    if (this.#bytes[this.at] !== byte) return false;
    this.at++;
    return true;
  }

  #passSpace(): void {
    for (; isSpace(this.#bytes[this.at]); this.at++) this.#isCompact = false;
  }
}
