import type { SourcePlace, SourceToken } from '../source/sourceNode.ts';

/** A part of a composed text, and the part of a file that it comes from. */
export interface Piece {
  start: number;
  end: number;
  at: SourcePlace;
  /** The position in the file of the first character that stands there as it is; `exactStart` is the one here. */
  exactFrom?: number | undefined;
  exactStart: number;
  isBracket: boolean;
}

/** How many numbers a piece has in the list. */
const size = 7;

/**
 * The pieces of a composed text in its order. A configuration has tens of thousands of them, and a keystroke makes all
 * of them again: they are numbers in one array, which costs a fraction of so many objects and is not searched by the
 * garbage collector.
 */
export class Pieces {
  readonly files: string[] = [];
  #numbers = new Int32Array(128 * size);
  #length = 0;

  /** Adds a bracket after the other pieces, with its part of a file. */
  addBracket(start: number, { file, start: from, end: to }: SourcePlace): void {
    const at = this.#add(start, start + 1, from, to);
    this.#numbers[at + 4] = -1;
    this.#numbers[at + 5] = start;
    this.#numbers[at + 6] = -1 - this.#indexOf(file);
  }

  /** Adds a key or a scalar after the other pieces. */
  addToken(start: number, { at: { file, start: from, end: to }, json, exactFrom = -1 }: SourceToken): void {
    const at = this.#add(start, start + json.length, from, to);
    this.#numbers[at + 4] = exactFrom;
    this.#numbers[at + 5] = json.startsWith('"') ? start + 1 : start;
    this.#numbers[at + 6] = this.#indexOf(file);
  }

  #add(start: number, end: number, from: number, to: number): number {
    const at = this.#length;
    this.#length += size;
    if (this.#length > this.#numbers.length) {
      const longer = new Int32Array(this.#numbers.length * 2);
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers[at] = start;
    this.#numbers[at + 1] = end;
    this.#numbers[at + 2] = from;
    this.#numbers[at + 3] = to;
    return at;
  }

  #indexOf(file: string): number {
    const known = this.files.lastIndexOf(file);
    return known < 0 ? this.files.push(file) - 1 : known;
  }

  /** The last piece that begins at a position of the text or before it. */
  at(position: number): Piece | undefined {
    let [low, high] = [0, this.#length / size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#numbers[middle * size] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? undefined : this.#piece((low - 1) * size);
  }

  /** The pieces that a position of a file is in or at the end of, in the order of the file; the smaller ones last. */
  around(file: string, offset: number): Piece[] {
    const numbers = this.#numbers;
    const index = this.files.indexOf(file);
    const found: Piece[] = [];
    for (let at = 0; at < this.#length; at += size) {
      const [start = 0, end = 0, own] = [numbers[at + 2], numbers[at + 3], numbers[at + 6]];
      if (start <= offset && offset <= end && (own === index || own === -1 - index)) found.push(this.#piece(at));
    }
    return found.sort((a, b) => a.at.start - b.at.start || b.at.end - a.at.end);
  }

  #piece(index: number): Piece {
    const [start = 0, end = 0, from = 0, to = 0, exactFrom = -1, exactStart = 0, own = 0] = this.#numbers.subarray(
      index,
      index + size,
    );
    const isBracket = own < 0;
    return {
      start,
      end,
      at: { file: this.files[isBracket ? -1 - own : own] ?? '', start: from, end: to },
      exactFrom: exactFrom < 0 ? undefined : exactFrom,
      exactStart,
      isBracket,
    };
  }
}
