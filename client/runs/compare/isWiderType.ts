import type { ColumnType } from '../../tables/file/tableMessages.ts';

/** The types that can hold all values of a type. In addition, `text` holds every type, and every type holds `empty`. */
const wider: Partial<Record<ColumnType, readonly ColumnType[]>> = { integer: ['number'], date: ['datetime'] };

/** Whether a column of the wide type can hold all values of the narrow one. */
export function isWiderType(wide: ColumnType, narrow: ColumnType): boolean {
  return narrow === wide || narrow === 'empty' || wide === 'text' || (wider[narrow] ?? []).includes(wide);
}
