const digits = 65_536;
/** The number of rows below which a comparison sort is faster. */
const fewRows = 8_192;

/** 64-bit keys of rows: the upper and lower halves, by row number. */
export interface RowKeys {
  high: Uint32Array;
  low: Uint32Array;
}

/** Sorts a range of rows by their keys; the sort is stable. `spare` is a work array of the same length. */
export function radixSort(rows: Uint32Array, start: number, end: number, keys: RowKeys, spare: Uint32Array): void {
  if (end - start < fewRows) {
    compareSort(rows, start, end, keys);
    return;
  }
  let from = rows;
  let to = spare;
  for (const [half, shift] of [
    [keys.low, 0],
    [keys.low, 16],
    [keys.high, 0],
    [keys.high, 16],
  ] as const) {
    countingSort(from, to, start, end, half, shift);
    [from, to] = [to, from];
  }
}

function countingSort(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  end: number,
  half: Uint32Array,
  shift: number,
): void {
  const places = new Uint32Array(digits);
  const digitOf = (row: number) => ((half[row] ?? 0) >>> shift) & 0xffff;
  for (let at = start; at < end; at++) increase(places, digitOf(from[at] ?? 0));
  let place = start;
  for (let digit = 0; digit < digits; digit++) {
    const count = places[digit] ?? 0;
    places[digit] = place;
    place += count;
  }
  for (let at = start; at < end; at++) {
    const row = from[at] ?? 0;
    to[increase(places, digitOf(row))] = row;
  }
}

/** Adds one and returns the previous value. */
function increase(counts: Uint32Array, index: number): number {
  const count = counts[index] ?? 0;
  counts[index] = count + 1;
  return count;
}

function compareSort(rows: Uint32Array, start: number, end: number, { high, low }: RowKeys): void {
  const part = Array.from(rows.subarray(start, end));
  part.sort((a, b) => (high[a] ?? 0) - (high[b] ?? 0) || (low[a] ?? 0) - (low[b] ?? 0));
  rows.set(part, start);
}
