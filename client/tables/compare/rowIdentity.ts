import { KeyHash } from '../file/keyHash.ts';
import type { RecordSpans } from '../file/recordSpans.ts';

/** The seed of the second hash, independent of that of the first. */
const otherSeed = 0x7f4a7c15;

/** Identifies rows by their values in some columns: by 128 bits, so that different values never count as one by chance. */
export class RowIdentity {
  readonly #hashes: readonly KeyHash[];

  constructor(columns: readonly number[]) {
    this.#hashes = [new KeyHash(columns, 0), new KeyHash(columns, otherSeed)];
  }

  of(bytes: Buffer, spans: RecordSpans): string {
    let text = '';
    for (const hash of this.#hashes) {
      hash.read(bytes, spans);
      text += wordText(hash.high) + wordText(hash.low);
    }
    return text;
  }
}

/** 32 bits as two characters. */
function wordText(word: number): string {
  return String.fromCharCode(word >>> 16, word & 0xffff);
}
