import type { SourcePlace } from '../source/sourceNode.ts';

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
 * of them again: they are numbers in one list, which costs a fraction of so many objects.
 */
export class Pieces {
  readonly files: string[] = [];
  readonly #numbers: number[] = [];

  /** Adds a piece after the others. */
  add({ start, end, at, exactFrom, exactStart, isBracket }: Readonly<Piece>): void {
    let file = this.files.lastIndexOf(at.file);
    if (file < 0) file = this.files.push(at.file) - 1;
    this.#numbers.push(start, end, at.start, at.end, exactFrom ?? -1, exactStart, isBracket ? -1 - file : file);
  }

  /** The last piece that begins at a position of the text or before it. */
  at(position: number): Piece | undefined {
    let [low, high] = [0, this.#numbers.length / size];
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
    for (let at = 0; at < numbers.length; at += size) {
      const [start = 0, end = 0, own] = [numbers[at + 2], numbers[at + 3], numbers[at + 6]];
      if (start <= offset && offset <= end && (own === index || own === -1 - index)) found.push(this.#piece(at));
    }
    return found.sort((a, b) => a.at.start - b.at.start || b.at.end - a.at.end);
  }

  #piece(index: number): Piece {
    const [start = 0, end = 0, from = 0, to = 0, exactFrom = -1, exactStart = 0, own = 0] = this.#numbers.slice(
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
