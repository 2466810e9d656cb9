import type { DatabaseSync } from 'node:sqlite';
import { loadsTable, ownersTable } from '../../core/storage/ownTables.ts';
import { foldName, quoteName } from '../../core/storage/sqlNames.ts';
import { findStored } from './findStored.ts';

const createOwnersTable = `CREATE TABLE IF NOT EXISTS ${quoteName(ownersTable)} ("table" TEXT NOT NULL PRIMARY KEY COLLATE NOCASE, "name" TEXT NOT NULL COLLATE NOCASE, "configuration" TEXT NOT NULL)`;

/** A stored table with the configuration that it belongs to. */
interface OwnedTable {
  table: string;
  configuration: string;
}

/**
 * Claims a table for a configuration, and returns the name that it is stored under: the name in the run as long as no
 * other configuration has a table of this name. Then each has a name with its configuration in front, also the first
 * one. A table that belongs to nobody yet becomes this configuration's.
 */
export function claimTable(database: DatabaseSync, name: string, configuration: string): string {
  database.exec(createOwnersTable);
  const owned = ownedTables(database, name);
  const own = owned.find((each) => each.configuration === configuration);
  if (own !== undefined) return own.table;
  for (const { table, configuration: other } of owned) {
    if (foldName(table) === foldName(name)) rename(database, table, qualified(other, name));
  }
  const table = owned.length === 0 ? name : qualified(configuration, name);
  database.prepare(`INSERT INTO ${quoteName(ownersTable)} VALUES (?, ?, ?)`).run(table, name, configuration);
  return table;
}

/** The stored tables that have this name in the runs of their configurations. */
export function ownedTables(database: DatabaseSync, name: string): OwnedTable[] {
  return select(database, 'WHERE "name" = ?', name);
}

/** The configurations of the stored tables, by the folded name of the table. */
export function tableOwners(database: DatabaseSync): Map<string, string> {
  return new Map(select(database, '').map(({ table, configuration }) => [foldName(table), configuration]));
}

function select(database: DatabaseSync, where: string, ...values: string[]): OwnedTable[] {
  if (findStored(database, ownersTable) === undefined) return [];
  const sql = `SELECT "table", "configuration" FROM ${quoteName(ownersTable)} ${where} ORDER BY "table"`;
  return database
    .prepare(sql)
    .all(...values)
    .map(({ table, configuration }) => ({ table: String(table), configuration: String(configuration) }));
}

function qualified(configuration: string, name: string): string {
  return `${configuration}/${name}`;
}

function rename(database: DatabaseSync, from: string, to: string): void {
  // A full load without columns has removed the table, but not its owner.
  if (findStored(database, from) !== undefined)
    database.exec(`ALTER TABLE ${quoteName(from)} RENAME TO ${quoteName(to)}`);
  for (const table of [ownersTable, loadsTable]) {
    database.prepare(`UPDATE ${quoteName(table)} SET "table" = ? WHERE "table" = ? COLLATE NOCASE`).run(to, from);
  }
}
