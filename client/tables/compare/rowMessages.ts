import type { CellValue } from '../file/tableMessages.ts';

/** The rows of a table in two runs, compared; or why they were not. */
export type TableRows = ({ table: string } & RowComparison) | { table: string; reason: RowReason };

/** Why the rows of a table were not compared. */
export type RowReason =
  /** The tables of one run or of both were not kept. */
  'not-kept' | 'too-many-rows' | 'no-common-column' | 'unreadable';

/** The differences between the rows of a table in two runs, in the columns that both have. */
export interface RowComparison {
  /** The columns that identify a row. None: a row is the same only if all its values are. */
  key: string[];
  added: number;
  gone: number;
  changed: number;
  same: number;
  /** The columns of the shown cells: the key, then those with changes, then others up to a limit. */
  columns: string[];
  /** The number of common columns that are not shown. */
  hiddenColumns: number;
  /** The differences that are shown; there may be more. */
  rows: RowDifference[];
}

export interface RowDifference {
  kind: 'added' | 'gone' | 'changed';
  cells: DifferentCell[];
}

/** A cell of a row; `before` is its old value if it has changed. */
export interface DifferentCell {
  value: CellValue;
  before?: CellValue;
}
