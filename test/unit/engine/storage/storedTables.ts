import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ImportResult, importTables } from '../../../../engine/io/storage/importTables.ts';

/** A table as a run leaves it on the disk. */
export interface WrittenTable {
  /** `in.c-main.users`; without a dot it has no bucket. */
  name: string;
  columns: string[];
  rows: string[][];
  isIncremental?: boolean;
  key?: string[];
}

/** The content of the storage: the header and the rows of each table, in their stored order. */
export type Stored = Record<string, string[][]>;

/** Puts tables into a folder, in the place of those before. */
export function writeTables(folder: string, tables: readonly WrittenTable[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, columns, rows, isIncremental = false, key = [] } of tables) {
    const file = path.join(folder, `${name.replace(/^in\.c-/, '')}.csv`);
    const lines = columns.length === 0 ? rows : [columns, ...rows];
    writeFileSync(file, lines.map(csvLine).join(''));
    const destination = name.startsWith('in.c-') && { destination: name };
    const keys = key.length > 0 && { primary_key: key };
    writeFileSync(`${file}.manifest`, JSON.stringify({ ...destination, incremental: isIncremental, ...keys }));
  }
}

/** Writes the tables as a run does and imports them, for their owner if there is one. */
export function importWritten(
  folder: string,
  tables: readonly WrittenTable[],
  signal = new AbortController().signal,
  owner?: string,
): Promise<ImportResult> {
  const tablesFolder = path.join(folder, 'tables');
  writeTables(tablesFolder, tables);
  const loadedAt = '2026-01-31T08:00:00.000Z';
  return importTables({ database: databaseIn(folder), tablesFolder, loadedAt, owner }, signal);
}

export function databaseIn(folder: string): string {
  return path.join(folder, 'storage.sqlite');
}

/** The tables of runs in the storage, without its log of imports and their owners. */
export function readStored(folder: string): Stored {
  const database = new DatabaseSync(databaseIn(folder), { readOnly: true });
  try {
    const names = database
      .prepare(
        `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_pagewright\\_%' ESCAPE '\\' ORDER BY name`,
      )
      .all();
    return Object.fromEntries(names.map(({ name }) => [String(name), contentOf(database, String(name))]));
  } finally {
    database.close();
  }
}

function contentOf(database: DatabaseSync, name: string): string[][] {
  const statement = database.prepare(`SELECT * FROM "${name.replaceAll('"', '""')}" NOT INDEXED`);
  const rows = statement.all().map((row) => Object.values(row).map(String));
  return [statement.columns().map((column) => column.name), ...rows];
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
}
