import { RowSet } from './rowSet.ts';

interface ViewParts {
  /** All rows of the file in the order of a column. */
  order?: Uint32Array | undefined;
  /** The rows that match the filter, in file order. */
  found?: Uint32Array | undefined;
  /** The rows with a repeated key, grouped by key. */
  repeated?: Uint32Array | undefined;
}

/** The rows of a view in order; undefined for all rows in file order. */
export function viewRows(count: number, { order, found, repeated }: ViewParts): Uint32Array | undefined {
  const limits = [found, repeated].filter((rows) => rows !== undefined);
  const base = order ?? repeated ?? found;
  if (base === undefined || limits.length === 0) return base;
  const sets = limits.filter((rows) => rows !== base).map((rows) => rowSet(count, rows));
  return sets.length === 0 ? base : base.filter((row) => sets.every((set) => set.has(row)));
}

function rowSet(count: number, rows: Uint32Array): RowSet {
  const set = new RowSet(count);
  for (const row of rows) set.add(row);
  return set;
}
