/** How a table differs from its golden one. Of the rows the first ones of each kind are named. */
export interface TableDiff {
  columns: { added: string[]; lost: string[] };
  rows: { golden: number; now: number };
  added: number;
  lost: number;
  changed: number;
  /** The first rows that differ, at most `maxShownRows`. */
  shown: RowDiff[];
}

export interface RowDiff {
  kind: 'added' | 'lost' | 'changed';
  /** The cells of the row, as they are now; of a lost row as they were. */
  cells: readonly string[];
  /** The cells as they were, of a changed row. */
  before?: readonly string[];
}

/** The number of rows of a difference that are named. */
export const maxShownRows = 100;

/** Whether there is any difference. */
export function differs({ columns, added, lost, changed }: TableDiff): boolean {
  return added + lost + changed + columns.added.length + columns.lost.length > 0;
}
