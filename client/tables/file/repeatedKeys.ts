import { KeyHash } from './keyHash.ts';
import { type RowKeys, radixSort } from './radixSort.ts';
import { type CsvFile, walkRecords } from './walkRecords.ts';

/** The rows whose primary key also occurs in other rows. */
interface RepeatedKeys {
  /** The number of different keys among them. */
  keys: number;
  /** The rows grouped by key, keys in the order of their first row. */
  rows: Uint32Array;
}

interface KeySearch {
  file: CsvFile;
  /** The offset of the first row after the header. */
  start: number;
  columns: readonly number[];
  /** The hashes of the keys, from the walk that counted the rows. */
  hashes: RowKeys;
  signal?: AbortSignal;
}

/** The seed of the second hash, independent of that of the first. */
const otherSeed = 0x7f4a7c15;

/**
 * Finds the rows with a repeated key by 64-bit hashes. If two are equal, a second walk computes another 64-bit hash, so
 * that different keys never count as one by chance. Memory depends only on the number of rows.
 */
export async function findRepeatedKeys(search: KeySearch): Promise<RepeatedKeys> {
  const { hashes } = search;
  const all = Uint32Array.from({ length: hashes.high.length }, (_, row) => row);
  radixSort(all, 0, all.length, hashes, new Uint32Array(all.length));
  const candidates = inGroups(all, (left, right) => isSame(hashes, left, right)).rows.sort();
  if (candidates.length === 0) return { keys: 0, rows: candidates };
  const others = await otherHashes(search, candidates);
  const spare = new Uint32Array(candidates.length);
  radixSort(candidates, 0, candidates.length, others, spare);
  radixSort(candidates, 0, candidates.length, hashes, spare);
  return byFirstRow(inGroups(candidates, (left, right) => isSame(hashes, left, right) && isSame(others, left, right)));
}

function isSame({ high, low }: RowKeys, left: number, right: number): boolean {
  return high[left] === high[right] && low[left] === low[right];
}

interface Groups {
  count: number;
  rows: Uint32Array;
  /** The first row of the group, for each of the rows. */
  firsts: Uint32Array;
}

/** The rows with an equal neighbour. */
function inGroups(sorted: Uint32Array, same: (left: number, right: number) => boolean): Groups {
  const rows = new Uint32Array(sorted.length);
  const firsts = new Uint32Array(sorted.length);
  let length = 0;
  let count = 0;
  for (let start = 0; start < sorted.length; ) {
    const first = sorted[start] ?? 0;
    let end = start + 1;
    while (end < sorted.length && same(first, sorted[end] ?? 0)) end++;
    if (end - start > 1) {
      rows.set(sorted.subarray(start, end), length);
      firsts.fill(first, length, length + end - start);
      length += end - start;
      count++;
    }
    start = end;
  }
  return { count, rows: rows.slice(0, length), firsts: firsts.subarray(0, length) };
}

async function otherHashes(search: KeySearch, candidates: Uint32Array): Promise<RowKeys> {
  const { file, start, columns, hashes, signal } = search;
  const count = hashes.high.length;
  const others: RowKeys = { high: new Uint32Array(count), low: new Uint32Array(count) };
  const hash = new KeyHash(columns, otherSeed);
  let row = 0;
  let next = 0;
  await walkRecords(file, { start, signal }, (bytes, spans) => {
    if (row === candidates[next]) {
      hash.read(bytes, spans);
      others.high[row] = hash.high;
      others.low[row] = hash.low;
      next++;
    }
    row++;
    return next < candidates.length;
  });
  return others;
}

function byFirstRow({ count, rows, firsts }: Groups): RepeatedKeys {
  const places = Uint32Array.from(rows, (_, place) => place);
  radixSort(places, 0, places.length, { high: firsts, low: rows }, new Uint32Array(places.length));
  return { keys: count, rows: places.map((place) => rows[place] ?? 0) };
}
