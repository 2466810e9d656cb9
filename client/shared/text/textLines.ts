interface Place {
  line: number;
  character: number;
}

/** The lines of a text: turns offsets into places and back. Lines end with LF, CRLF or CR. */
export class TextLines {
  readonly #text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    this.#starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ index, 0: end }) => index + end.length)];
  }

  /** The offset of a place; one after the end of its line is that end. */
  offsetAt({ line, character }: Place): number {
    const start = this.#starts[line] ?? this.#text.length;
    return Math.min(start + character, this.#endOf(line));
  }

  /** The place of an offset. */
  placeAt(offset: number): Place {
    const line = Math.max(
      0,
      this.#starts.findLastIndex((start) => start <= offset),
    );
    return { line, character: offset - (this.#starts[line] ?? 0) };
  }

  /** The place after the last character of a line. */
  endOfLine(line: number): Place {
    return { line, character: this.#endOf(line) - (this.#starts[line] ?? 0) };
  }

  #endOf(line: number): number {
    const next = this.#starts[line + 1];
    return next === undefined ? this.#text.length : next - (this.#text.startsWith('\r\n', next - 2) ? 2 : 1);
  }
}
