const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

type State = 'cell start' | 'plain' | 'quoted' | 'after quote' | 'after return';

/** Finds the end of a row that is too long for the buffer, chunk by chunk. */
export class RecordEndFinder {
  readonly #delimiter: number;
  #state: State = 'cell start';

  constructor(delimiter: number) {
    this.#delimiter = delimiter;
  }

  /** The offset of the next row in this chunk; undefined if the row continues after it. */
  find(bytes: Uint8Array): number | undefined {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at];
      if (this.#state === 'after return') return byte === lineFeed ? at + 1 : at;
      if (this.#state === 'quoted') {
        if (byte === quote) this.#state = 'after quote';
      } else if (byte === quote && this.#state !== 'plain') this.#state = 'quoted';
      else if (byte === lineFeed) return at + 1;
      else if (byte === carriageReturn) this.#state = 'after return';
      else this.#state = byte === this.#delimiter ? 'cell start' : 'plain';
    }
    return undefined;
  }
}
