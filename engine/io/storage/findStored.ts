import type { DatabaseSync } from 'node:sqlite';
import type { StoredTable } from '../../core/storage/tableLoad.ts';

/** A table of the storage; undefined if there is none of this name. */
export function findStored(database: DatabaseSync, name: string): StoredTable | undefined {
  const columns = database.prepare('SELECT "name", "pk" FROM pragma_table_info(?) ORDER BY "cid"').all(name);
  if (columns.length === 0) return undefined;
  const keys = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a['pk']) - Number(b['pk']));
  return { columns: columns.map(nameOf), primaryKey: keys.map(nameOf) };
}

function nameOf({ name }: Record<string, unknown>): string {
  return String(name);
}
