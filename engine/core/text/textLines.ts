interface Place {
  line: number;
  character: number;
}

/** The lines of a text: turns offsets into places and back. Lines and characters count from 0; lines end with LF, CRLF or CR. */
export class TextLines {
  readonly #text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    this.#starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ index, 0: end }) => index + end.length)];
  }

  /** The offset of the beginning of a line; the end of the text for one after the last. */
  startOf(line: number): number {
    return this.#starts[line] ?? this.#text.length;
  }

  /** The text of a line without its end. */
  textOf(line: number): string {
    return this.#text.slice(this.startOf(line), this.#endOf(line));
  }

  /** The offset of a place; one after the end of its line is that end. */
  offsetAt({ line, character }: Place): number {
    return Math.min(this.startOf(line) + character, this.#endOf(line));
  }

  /** The place of an offset. */
  placeAt(offset: number): Place {
    const line = Math.max(
      0,
      this.#starts.findLastIndex((start) => start <= offset),
    );
    return { line, character: offset - this.startOf(line) };
  }

  /** The place after the last character of a line. */
  endOfLine(line: number): Place {
    return { line, character: this.#endOf(line) - this.startOf(line) };
  }

  #endOf(line: number): number {
    const next = this.#starts[line + 1];
    return next === undefined ? this.#text.length : next - (this.#text.startsWith('\r\n', next - 2) ? 2 : 1);
  }
}
