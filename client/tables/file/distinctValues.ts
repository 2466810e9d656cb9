import { GrowingList } from './growingList.ts';
import { KeyHash } from './keyHash.ts';
import { radixSort } from './radixSort.ts';

/** A value that is not unique: where it was added first, and how often. */
export interface FrequentValue {
  place: number;
  count: number;
}

/** The maximum number of frequent values. */
const maxFrequent = 12;

/** The hashes of all values of a column. */
export class DistinctValues {
  readonly hash: KeyHash;
  readonly #high = new GrowingList((length) => new Uint32Array(length));
  readonly #low = new GrowingList((length) => new Uint32Array(length));

  constructor(column: number) {
    this.hash = new KeyHash([column], 0);
  }

  /** Adds the value that was hashed last. */
  add(): void {
    this.#high.add(this.hash.high);
    this.#low.add(this.hash.low);
  }

  /** Counts the values, and finds those that were added most often, of those that were added again. */
  count(): { filled: number; distinct: number; frequent: FrequentValue[] } {
    const [high, low] = [this.#high.view(), this.#low.view()];
    const filled = high.length;
    const order = Uint32Array.from({ length: filled }, (_, place) => place);
    radixSort(order, 0, filled, { high, low }, new Uint32Array(filled));
    const frequent: FrequentValue[] = [];
    let distinct = 0;
    for (let at = 0; at < filled; ) {
      const place = order[at] ?? 0;
      let end = at + 1;
      while (end < filled && high[order[end] ?? 0] === high[place] && low[order[end] ?? 0] === low[place]) end++;
      keep(frequent, { place, count: end - at });
      distinct++;
      at = end;
    }
    return { filled, distinct, frequent };
  }
}

/** Keeps a value if it is one of the most frequent, which are in order. */
function keep(frequent: FrequentValue[], value: FrequentValue): void {
  const last = frequent.length === maxFrequent ? frequent.at(-1) : undefined;
  if (value.count < 2 || (last !== undefined && compare(value, last) > 0)) return;
  if (last !== undefined) frequent.pop();
  const at = frequent.findIndex((each) => compare(value, each) < 0);
  frequent.splice(at < 0 ? frequent.length : at, 0, value);
}

function compare(one: FrequentValue, other: FrequentValue): number {
  return other.count - one.count || one.place - other.place;
}
