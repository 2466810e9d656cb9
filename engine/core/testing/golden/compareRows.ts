import { maxShownRows, type RowDiff, type TableDiff } from './tableDiff.ts';

/** A table as its rows come, the header first. */
export type TableRows = AsyncIterable<readonly (readonly string[])[]>;

/**
 * Compares a table with its golden one, as sets of rows: by these columns, or by all of them where there are none. Keeps
 * the rows of the golden table in memory.
 */
export async function compareRows(golden: TableRows, now: TableRows, key: readonly string[]): Promise<TableDiff> {
  const before = await readGolden(golden, key);
  const diff = emptyDiff(before);
  let columns: readonly string[] | undefined;
  let keyOf: (row: readonly string[]) => string = wholeRow;
  let alike: readonly number[] = [];
  for await (const batch of now)
    for (const row of batch) {
      if (columns === undefined) {
        columns = row;
        diff.columns = columnsDiff(before.columns, columns);
        alike = before.columns.map((name) => row.indexOf(name));
        keyOf = keyReader(columns, key);
        continue;
      }
      diff.rows.now++;
      compareRow(row, { before, diff, keyOf, alike });
    }
  for (const rows of before.rows.values()) for (const row of rows) note(diff, { kind: 'lost', cells: row });
  return diff;
}

interface Golden {
  columns: readonly string[];
  /** The rows that were not met yet, by their key. */
  rows: Map<string, (readonly string[])[]>;
  count: number;
}

async function readGolden(golden: TableRows, key: readonly string[]): Promise<Golden> {
  const rows: Golden['rows'] = new Map();
  let columns: readonly string[] | undefined;
  let keyOf = wholeRow;
  let count = 0;
  for await (const batch of golden)
    for (const row of batch) {
      if (columns === undefined) {
        columns = row;
        keyOf = keyReader(columns, key);
        continue;
      }
      count++;
      const own = keyOf(row);
      const same = rows.get(own);
      if (same === undefined) rows.set(own, [row]);
      else same.push(row);
    }
  return { columns: columns ?? [], rows, count };
}

interface Comparison {
  before: Golden;
  diff: TableDiff;
  keyOf: (row: readonly string[]) => string;
  /** The place of each golden column in the rows of now; -1: it is lost. */
  alike: readonly number[];
}

function compareRow(row: readonly string[], { before, diff, keyOf, alike }: Comparison): void {
  const own = keyOf(row);
  const same = before.rows.get(own);
  const golden = same?.shift();
  if (same?.length === 0) before.rows.delete(own);
  if (golden === undefined) return note(diff, { kind: 'added', cells: row });
  if (alike.some((index, at) => index >= 0 && row[index] !== golden[at]))
    note(diff, { kind: 'changed', cells: row, before: golden });
}

function note(diff: TableDiff, row: RowDiff): void {
  diff[row.kind]++;
  if (diff.shown.length < maxShownRows) diff.shown.push(row);
}

function wholeRow(row: readonly string[]): string {
  return JSON.stringify(row);
}

function keyReader(columns: readonly string[], key: readonly string[]): (row: readonly string[]) => string {
  const indexes = key.map((name) => columns.indexOf(name));
  if (indexes.length === 0 || indexes.includes(-1)) return wholeRow;
  return (row) => JSON.stringify(indexes.map((index) => row[index]));
}

function columnsDiff(before: readonly string[], now: readonly string[]): TableDiff['columns'] {
  return {
    added: now.filter((name) => !before.includes(name)),
    lost: before.filter((name) => !now.includes(name)),
  };
}

function emptyDiff({ count }: Golden): TableDiff {
  return { columns: { added: [], lost: [] }, rows: { golden: count, now: 0 }, added: 0, lost: 0, changed: 0, shown: [] };
}
