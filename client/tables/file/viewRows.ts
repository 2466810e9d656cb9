import { RowSet } from './rowSet.ts';

export interface ViewParts {
  /** All rows of the file in the order of a column. */
  order?: Uint32Array | undefined;
  /** The rows that hold the text that is looked for, in the order of the file. */
  found?: Uint32Array | undefined;
  /** The rows with a repeated key, those of a key together. */
  repeated?: Uint32Array | undefined;
}

/** The rows that are to be seen, in their order; undefined where that is all of them as they are in the file. */
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
