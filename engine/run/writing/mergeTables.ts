import { UserError } from '../../core/errors.ts';
import type { TablePart } from '../../io/output/output.ts';

/** A table of one bucket whose rows are written, with its name. */
export interface CollectedTable {
  name: string;
  primaryKey: string[];
  part: TablePart;
}

/** A table of the output, merged from one or more parts with the same header. */
interface MergedTable {
  name: string;
  primaryKey: string[];
  columns: readonly string[];
  rows: number;
  parts: TablePart[];
}

/**
 * Merges tables of the same name, in the order of the first (`docs/format/mapping.md#8-files`). Throws a UserError if
 * their headers differ.
 */
export function mergeTables(tables: readonly CollectedTable[]): MergedTable[] {
  const merged = new Map<string, MergedTable>();
  for (const { name, primaryKey, part } of tables) {
    const { columns, rows } = part;
    const known = merged.get(name);
    if (known === undefined) merged.set(name, { name, primaryKey, columns, rows, parts: [part] });
    else if (!areEqual(known.columns, columns)) throw differentColumns(name, known.columns, columns);
    else merged.set(name, { ...known, rows: known.rows + rows, parts: [...known.parts, part] });
  }
  return [...merged.values()];
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((column, index) => column === b[index]);
}

function differentColumns(name: string, first: readonly string[], second: readonly string[]): UserError {
  const shown = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');
  return new UserError(
    'table.different-columns',
    `Two data types write the table "${name}" with different columns: ${shown(first)}; and ${shown(second)}. Give one of them another "dataType" or "destination", or the same columns.`,
  );
}
