import { foldName, quoteName } from './sqlNames.ts';
import type { StoredTable, TableLoad } from './tableLoad.ts';

/** The name under which a table with another key is rebuilt before it replaces the old one. */
const rebuilt = '_pagewright_rebuilt';

/** The SQL that loads one table into the storage. */
interface LoadPlan {
  /** Prepares the table for the rows, in this order. */
  prepare: readonly string[];
  /** Inserts one row of the file; absent if the file has no rows or no columns. */
  insert?: string;
}

/**
 * Plans how a table of a run is loaded into the storage. A full load replaces the stored table. An incremental load
 * adds new columns, then writes row by row: a row with a known key replaces the stored values in the columns of the
 * file. Without a key, rows are only added. A table with another key is first rebuilt; of rows with equal keys, the
 * last one stays. A load without rows keeps the stored key, because an empty table is no reason to lose it.
 */
export function planLoad(
  load: TableLoad,
  columns: readonly string[],
  stored: StoredTable | undefined,
  hasRows: boolean,
): LoadPlan {
  const { name, primaryKey } = load;
  const rows = hasRows && columns.length > 0 ? { insert: insertRow(name, columns, primaryKey) } : {};
  if (stored === undefined || !load.isIncremental) {
    const table = { columns: union(columns, primaryKey), primaryKey };
    const create = table.columns.length > 0 ? [createTable(name, table)] : [];
    return { prepare: [...(stored === undefined ? [] : [dropTable(name)]), ...create], ...rows };
  }
  const all = union(stored.columns, [...columns, ...primaryKey]);
  const added = all.slice(stored.columns.length).map((column) => addColumn(name, column));
  if (!hasRows || isSameKey(primaryKey, stored.primaryKey)) return { prepare: added, ...rows };
  return { prepare: [...added, ...rebuild(name, { columns: all, primaryKey })], ...rows };
}

function insertRow(name: string, columns: readonly string[], primaryKey: readonly string[]): string {
  const values = columns.map(() => '?').join(', ');
  const insert = `INSERT INTO ${quoteName(name)} (${list(columns)}) VALUES (${values})`;
  if (primaryKey.length === 0) return insert;
  const keys = new Set(primaryKey.map(foldName));
  const others = columns.filter((column) => !keys.has(foldName(column)));
  const updates = others.map((column) => `${quoteName(column)} = excluded.${quoteName(column)}`).join(', ');
  const action = updates === '' ? 'NOTHING' : `UPDATE SET ${updates}`;
  return `${insert} ON CONFLICT (${list(primaryKey)}) DO ${action}`;
}

/** Creates a table in which every value is text, as on the platform, and a missing value is empty. */
function createTable(name: string, { columns, primaryKey }: StoredTable): string {
  const parts = columns.map(columnDefinition);
  if (primaryKey.length > 0) parts.push(`PRIMARY KEY (${list(primaryKey)})`);
  return `CREATE TABLE ${quoteName(name)} (${parts.join(', ')})`;
}

function addColumn(name: string, column: string): string {
  return `ALTER TABLE ${quoteName(name)} ADD COLUMN ${columnDefinition(column)}`;
}

function columnDefinition(column: string): string {
  return `${quoteName(column)} TEXT NOT NULL DEFAULT ''`;
}

function rebuild(name: string, table: StoredTable): string[] {
  const columns = list(table.columns);
  return [
    createTable(rebuilt, table),
    // Reads the rows in their original order, so that the last one stays; an index could have another order.
    `INSERT OR REPLACE INTO ${quoteName(rebuilt)} (${columns}) SELECT ${columns} FROM ${quoteName(name)} NOT INDEXED`,
    dropTable(name),
    `ALTER TABLE ${quoteName(rebuilt)} RENAME TO ${quoteName(name)}`,
  ];
}

function dropTable(name: string): string {
  return `DROP TABLE ${quoteName(name)}`;
}

function isSameKey(one: readonly string[], other: readonly string[]): boolean {
  const folded = new Set(one.map(foldName));
  return one.length === other.length && other.every((column) => folded.has(foldName(column)));
}

function union(columns: readonly string[], more: readonly string[]): string[] {
  const known = new Set(columns.map(foldName));
  const added = more.filter((column) => !known.has(foldName(column)) && known.add(foldName(column)));
  return [...columns, ...added];
}

function list(columns: readonly string[]): string {
  return columns.map(quoteName).join(', ');
}
