import type { DatabaseSync } from 'node:sqlite';
import { checkColumns, checkLoads } from '../../core/storage/checkLoads.ts';
import { loadsTable } from '../../core/storage/ownTables.ts';
import { planLoad } from '../../core/storage/planLoad.ts';
import { quoteName } from '../../core/storage/sqlNames.ts';
import type { TableLoad } from '../../core/storage/tableLoad.ts';
import { readTable } from '../output/readTable.ts';
import { type FileLoad, findLoads } from './findLoads.ts';
import { findStored } from './findStored.ts';
import { inTransaction } from './inTransaction.ts';
import { openStorage } from './openStorage.ts';
import { storageError } from './storageError.ts';
import { claimTable } from './tableOwners.ts';

const createLoadsTable = `CREATE TABLE IF NOT EXISTS ${quoteName(loadsTable)} ("loaded_at" TEXT NOT NULL, "table" TEXT NOT NULL, "mode" TEXT NOT NULL, "rows" INTEGER NOT NULL)`;

/** Adds a line to the import log: time, table, method, and rows of its file. */
const insertLoad = `INSERT INTO ${quoteName(loadsTable)} VALUES (?, ?, ?, ?)`;

interface ImportRequest {
  /** The database file; created if it is missing. */
  database: string;
  /** The folder `tables/` of a successful run. */
  tablesFolder: string;
  /** Time of the import, ISO 8601 in UTC. */
  loadedAt: string;
  /**
   * The configuration that the tables belong to, in a storage of several: it shares no table with another one. Absent:
   * each table has its name in the run, whoever wrote it.
   */
  owner?: string | undefined;
}

export interface ImportResult {
  tables: number;
  /** Rows read from the files; of those with the same key one is kept. */
  rows: number;
}

/**
 * Imports the tables of a run into the storage, in one transaction: full loads replace, incremental loads add to the
 * rows by primary key (`planLoad`). Throws a UserError if the storage or a table does not allow it, and the reason of
 * the signal when aborted; the storage is then unchanged.
 */
export async function importTables(request: ImportRequest, signal: AbortSignal): Promise<ImportResult> {
  const { database: file, tablesFolder } = request;
  try {
    const loads = await findLoads(tablesFolder);
    checkLoads(loads);
    const database = await openStorage(file);
    try {
      const rows = await inTransaction(database, signal, () => importAll(database, loads, request, signal));
      return { tables: loads.length, rows };
    } finally {
      database.close();
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : storageError(file, error);
  }
}

async function importAll(
  database: DatabaseSync,
  loads: readonly FileLoad[],
  { loadedAt, owner }: Pick<ImportRequest, 'loadedAt' | 'owner'>,
  signal: AbortSignal,
): Promise<number> {
  database.exec(createLoadsTable);
  const book = database.prepare(insertLoad);
  let sum = 0;
  for (const load of loads) {
    const name = owner === undefined ? load.name : claimTable(database, load.name, owner);
    const rows = await importTable(database, { ...load, name }, signal);
    book.run(loadedAt, name, load.isIncremental ? 'incremental' : 'full', rows);
    sum += rows;
  }
  return sum;
}

async function importTable(database: DatabaseSync, load: FileLoad, signal: AbortSignal): Promise<number> {
  const batches = readTable(load.file);
  try {
    return await importBatches(database, load, batches, signal);
  } finally {
    // Closes the file if it was not read to the end.
    await batches.return(undefined);
  }
}

/** Returns the number of rows. */
async function importBatches(
  database: DatabaseSync,
  load: TableLoad,
  batches: AsyncIterator<string[][]>,
  signal: AbortSignal,
): Promise<number> {
  const first = await batches.next();
  const [columns = [], ...firstRows] = first.done ? [] : first.value;
  checkColumns(load.name, columns);
  const plan = planLoad(load, columns, findStored(database, load.name), firstRows.length > 0);
  for (const statement of plan.prepare) database.exec(statement);
  if (plan.insert === undefined) return 0;
  const insert = database.prepare(plan.insert);
  let count = 0;
  for (let rows = firstRows; ; ) {
    signal.throwIfAborted();
    for (const row of rows) insert.run(...row);
    count += rows.length;
    const next = await batches.next();
    if (next.done) return count;
    rows = next.value;
  }
}
