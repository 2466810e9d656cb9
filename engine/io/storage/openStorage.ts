import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../files/makeFolder.ts';
import { ownFile, ownFolder } from '../files/ownOnly.ts';
import { loadSqlite } from '../node/loadSqlite.ts';

/**
 * Opens the storage to write to it; makes the file and its folder where they are not there yet. With a write-ahead log,
 * a query reads what was there before during an import, and an import that was killed has never happened.
 */
export async function openStorage(file: string): Promise<DatabaseSync> {
  const { DatabaseSync } = await loadSqlite();
  await makeFolder(path.dirname(file), ownFolder);
  // SQLite would let everyone read it, and what it writes beside it.
  await writeFile(file, '', { ...ownFile, flag: 'a' });
  const database = new DatabaseSync(file);
  try {
    // The change to a write-ahead log needs the file for itself for a moment.
    database.exec('PRAGMA busy_timeout = 2000');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
