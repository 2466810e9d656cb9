import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { UserError } from '../../core/errors.ts';
import { loadSqlite } from '../node/loadSqlite.ts';

/** Maximum time to wait while another connection has exclusive access. */
const waitMs = 5_000;

/** Opens the storage read-only. Throws a UserError if there is none yet. */
export async function openForReading(file: string): Promise<DatabaseSync> {
  const { DatabaseSync } = await loadSqlite();
  if (!existsSync(file)) {
    throw new UserError('storage.missing', 'There is no storage yet. Run a configuration to import its tables.');
  }
  const database = new DatabaseSync(file, { readOnly: true });
  database.exec(`PRAGMA busy_timeout = ${waitMs}`);
  return database;
}
