import { columnType } from './cellType.ts';
import type { TableColumn } from './tableMessages.ts';

/** The columns of a table: those of its header, and one for each extra cell in a row; with types once known. */
export function columnsOf(
  header: readonly string[],
  keys: readonly string[],
  types?: readonly number[],
): TableColumn[] {
  return Array.from({ length: Math.max(header.length, types?.length ?? 0) }, (_, column) => {
    const name = header[column] ?? '';
    return { name, isKey: keys.includes(name), ...(types && { type: columnType(types[column] ?? 0) }) };
  });
}
