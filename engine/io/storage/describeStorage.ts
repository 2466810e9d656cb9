import type { DatabaseSync } from 'node:sqlite';
import { loadsTable } from '../../core/storage/ownTables.ts';
import { foldName, quoteName } from '../../core/storage/sqlNames.ts';
import type { StoredTable } from '../../core/storage/tableLoad.ts';
import { findStored } from './findStored.ts';
import { openForReading } from './openForReading.ts';
import { storageError } from './storageError.ts';
import { tableOwners } from './tableOwners.ts';

export interface DescribedTable extends StoredTable {
  name: string;
  rows: number;
  /** The configuration that it belongs to; absent if that is not known. */
  configuration?: string;
}

/** The tables of the storage, most recently imported first. Throws a UserError if it cannot be read. */
export async function describeStorage(file: string): Promise<DescribedTable[]> {
  try {
    const database = await openForReading(file);
    try {
      const owners = tableOwners(database);
      return tableNames(database).map((name) => {
        const configuration = owners.get(foldName(name));
        return { ...describe(database, name), ...(configuration !== undefined && { configuration }) };
      });
    } finally {
      database.close();
    }
  } catch (error) {
    throw storageError(file, error);
  }
}

/** Only imported tables: neither the import log nor tables of other programs. */
function tableNames(database: DatabaseSync): string[] {
  const sql = `SELECT "name" FROM sqlite_schema JOIN ${quoteName(loadsTable)} ON "table" = "name" COLLATE NOCASE
    WHERE "type" = 'table' GROUP BY "name" ORDER BY max("loaded_at") DESC, "name"`;
  return database
    .prepare(sql)
    .all()
    .map(({ name }) => String(name));
}

function describe(database: DatabaseSync, name: string): DescribedTable {
  const counted = database.prepare(`SELECT count(*) AS "rows" FROM ${quoteName(name)}`).get();
  return { name, rows: Number(counted?.['rows']), ...(findStored(database, name) ?? { columns: [], primaryKey: [] }) };
}
