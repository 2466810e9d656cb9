export interface SeededNumbers {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** A number from `low` to `high`, rounded to this many decimal places. */
  decimal(low: number, high: number, digits: number): number;
  /** Whether an event of this percentage happens. */
  happens(percent: number): boolean;
  pick<Entry>(entries: readonly [Entry, ...Entry[]]): Entry;
  /** At most this many different entries, in the order of the list. */
  choose<Entry>(entries: readonly Entry[], max: number): Entry[];
}

/**
 * Numbers that look random but are the same on every machine and in every run, so that two runs over the sample data
 * write the same tables. The generator is mulberry32.
 */
export function createSeededNumbers(seed: number): SeededNumbers {
  let state = seed;
  function fraction(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  return {
    whole,
    decimal: (low, high, digits) => Number((low + fraction() * (high - low)).toFixed(digits)),
    happens: (percent) => fraction() * 100 < percent,
    pick: (entries) => entries[whole(0, entries.length - 1)] ?? entries[0],
    choose: (entries, max) => entries.filter(() => fraction() < 0.4).slice(0, max),
  };
}
