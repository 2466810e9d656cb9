import { cellBytes } from './cellBytes.ts';
import { comparedBytes, foldText } from './foldText.ts';
import { numberKey } from './numberKey.ts';
import { type RowKeys, radixSort } from './radixSort.ts';
import { RowSet } from './rowSet.ts';
import type { ColumnType, TableSort } from './tableMessages.ts';
import { type CsvFile, walkRecords } from './walkRecords.ts';

interface SortPlan {
  file: CsvFile;
  /** The offset of the first row after the header. */
  start: number;
  rows: number;
  sort: TableSort;
  type: ColumnType;
  signal?: AbortSignal;
  /** Reports the fraction of the current walk that is done. */
  onProgress?(part: number): void;
}

const bytesPerWalk = 8;

/**
 * Sorts the rows by one column: numbers as numbers, dates as instants, texts by `foldText`. Empty cells come last in
 * both directions; equal cells keep the file order. Each walk through the file compares 8 more bytes of the cells that
 * are still equal, so that memory depends only on the number of rows.
 */
export async function sortRows(plan: SortPlan): Promise<Uint32Array> {
  const { rows: count, type } = plan;
  const keys: RowKeys = { high: new Uint32Array(count), low: new Uint32Array(count) };
  const open = new RowSet(count);
  const filled = await takeKeys(plan, keys, open, 0);
  const order = filledFirst(count, filled);
  const spare = new Uint32Array(count);
  radixSort(order, 0, filled.count, keys, spare);
  if (type !== 'text' && type !== 'json') return order;
  const joins = new RowSet(count);
  for (let at = 1; at < filled.count; at++) joins.add(at);
  for (let walk = 1; walk * bytesPerWalk < comparedBytes; walk++) {
    if (!separate(order, filled.count, keys, joins, open)) break;
    clearEnded(order, filled.count, keys, open, turnOf(plan));
    await takeKeys(plan, keys, open, walk * bytesPerWalk);
    for (const [start, end] of groupsOf(joins, filled.count)) radixSort(order, start, end, keys, spare);
  }
  return order;
}

/** Reads the keys of one walk, and returns the rows with a value; `open` collects those with more text to compare. */
async function takeKeys(plan: SortPlan, keys: RowKeys, open: RowSet, from: number): Promise<RowSet> {
  const { file, start, rows, sort, type, signal, onProgress } = plan;
  const isText = type === 'text' || type === 'json';
  const turn = turnOf(plan);
  const filled = new RowSet(rows);
  let row = 0;
  const onChunk = (offset: number) => onProgress?.(offset / file.size);
  await walkRecords(file, { start, onChunk, signal }, (bytes, spans) => {
    const current = row++;
    if (from === 0 || open.has(current)) take(current, cellBytes(bytes, spans, sort.column));
    return row < rows;
  });
  return filled;

  function take(row: number, cell: Buffer): void {
    if (cell.length === 0) return;
    filled.add(row);
    if (isText) takeText(row, foldText(cell));
    else set(row, numberKey(cell, type) ?? { high: 0xffffffff, low: 0xffffffff });
  }

  function takeText(row: number, text: Buffer): void {
    set(row, { high: fourBytes(text, from), low: fourBytes(text, from + 4) });
    if (text.length > from + bytesPerWalk) open.add(row);
    else open.remove(row);
  }

  function set(row: number, { high, low }: { high: number; low: number }): void {
    keys.high[row] = high ^ turn;
    keys.low[row] = low ^ turn;
  }
}

/** Separates neighbours whose keys differ, and returns whether equal ones are left that need another walk. */
function separate(order: Uint32Array, end: number, keys: RowKeys, joins: RowSet, open: RowSet): boolean {
  let isOpen = false;
  for (let at = 1; at < end; at++) {
    if (!joins.has(at)) continue;
    const [left, right] = [order[at - 1] ?? 0, order[at] ?? 0];
    if (keys.high[left] !== keys.high[right] || keys.low[left] !== keys.low[right]) joins.remove(at);
    else if (open.has(left) || open.has(right)) isOpen = true;
  }
  return isOpen;
}

/** Clears rows whose text has ended. Such a text sorts before all longer ones that start with it. */
function clearEnded(order: Uint32Array, end: number, keys: RowKeys, open: RowSet, turn: number): void {
  for (let at = 0; at < end; at++) {
    const row = order[at] ?? 0;
    if (!open.has(row)) {
      keys.high[row] = turn;
      keys.low[row] = turn;
    }
  }
}

/** The mask that inverts keys for a descending order. */
function turnOf({ sort }: SortPlan): number {
  return sort.descending ? 0xffffffff : 0;
}

/** The ranges of two or more rows that are equal so far. */
function* groupsOf(joins: RowSet, end: number): Generator<[number, number]> {
  for (let start = 0; start < end; ) {
    let next = start + 1;
    while (next < end && joins.has(next)) next++;
    if (next - start > 1) yield [start, next];
    start = next;
  }
}

function filledFirst(count: number, filled: RowSet): Uint32Array {
  const order = new Uint32Array(count);
  let next = 0;
  for (let row = 0; row < count; row++) if (filled.has(row)) order[next++] = row;
  for (let row = 0; row < count; row++) if (!filled.has(row)) order[next++] = row;
  return order;
}

function fourBytes(text: Buffer, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = [text[at], text[at + 1], text[at + 2], text[at + 3]];
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}
