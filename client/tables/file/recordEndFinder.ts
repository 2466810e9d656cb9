const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

type Place = 'cell start' | 'plain' | 'quoted' | 'after quote' | 'after return';

/** Finds the end of a row that is too long to be held, from one piece of it to the next. */
export class RecordEndFinder {
  readonly #delimiter: number;
  #place: Place = 'cell start';

  constructor(delimiter: number) {
    this.#delimiter = delimiter;
  }

  /** Where the next row starts in this piece; undefined where the row goes on behind it. */
  find(bytes: Uint8Array): number | undefined {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at];
      if (this.#place === 'after return') return byte === lineFeed ? at + 1 : at;
      if (this.#place === 'quoted') {
        if (byte === quote) this.#place = 'after quote';
      } else if (byte === quote && this.#place !== 'plain') this.#place = 'quoted';
      else if (byte === lineFeed) return at + 1;
      else if (byte === carriageReturn) this.#place = 'after return';
      else this.#place = byte === this.#delimiter ? 'cell start' : 'plain';
    }
    return undefined;
  }
}
