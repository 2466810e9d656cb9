import { cellTypes } from './cellType.ts';
import type { ColumnType } from './tableMessages.ts';

const { integer, number, boolean, date, datetime, json } = cellTypes;

/** The type of a column in which these types of cells were seen; empty cells do not count. */
export function columnType(seen: number): ColumnType {
  if (seen === 0) return 'empty';
  if (seen === integer) return 'integer';
  if ((seen & ~(integer | number)) === 0) return 'number';
  if (seen === boolean) return 'boolean';
  if (seen === date) return 'date';
  if ((seen & ~(date | datetime)) === 0) return 'datetime';
  return seen === json ? 'json' : 'text';
}
