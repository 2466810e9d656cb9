import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../files/makeFolder.ts';
import { ownFile, ownFolder } from '../files/ownOnly.ts';
import { loadSqlite } from '../node/loadSqlite.ts';

/**
 * Opens the storage for writing; creates the file and its folder if they are missing. With a write-ahead log, a query
 * during an import reads the old data, and a killed import changes nothing.
 */
export async function openStorage(file: string): Promise<DatabaseSync> {
  const { DatabaseSync } = await loadSqlite();
  await makeFolder(path.dirname(file), ownFolder);
  // SQLite would make it, and its files beside it, readable for everyone.
  await writeFile(file, '', { ...ownFile, flag: 'a' });
  const database = new DatabaseSync(file);
  try {
    // The change to a write-ahead log needs exclusive access for a moment.
    database.exec('PRAGMA busy_timeout = 2000');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
