import path from 'node:path';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { UserError } from '../../core/errors.ts';
import { makeFolder } from '../files/makeFolder.ts';
import { ownFolder } from '../files/ownOnly.ts';
import { CsvPart } from '../output/csvPart.ts';
import { openForReading } from './openForReading.ts';
import { storageError } from './storageError.ts';

/** Rows after which the ones that gathered are written. */
const rowsPerFlush = 1_000;

export interface QueryRequest {
  /** The database file. */
  database: string;
  /** One statement. */
  sql: string;
  /** The CSV file that receives the result. */
  file: string;
  /** Ceiling of the rows of the result. */
  maxRows: number;
}

export interface QueryResult {
  rows: number;
  columns: number;
  /** There would be more rows than the ceiling allows. */
  isCut: boolean;
}

/**
 * Queries the storage, read-only, and writes the result as a CSV file like those of a run. A null becomes an empty
 * cell. Throws a UserError with SQLite's message if it refuses the statement.
 */
export async function queryStorage({ database: from, sql, file, maxRows }: QueryRequest): Promise<QueryResult> {
  const database = await openForReading(from).catch((error: unknown) => {
    throw storageError(from, error);
  });
  try {
    const statement = prepare(database, sql);
    const columns = statement.columns().map(({ name }) => name);
    if (columns.length === 0) throw readsOnly();
    return await writeResult(statement, file, columns, maxRows);
  } catch (error) {
    throw queryError(from, error);
  } finally {
    database.close();
  }
}

function prepare(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  // Two columns of one name are two columns; numbers may be larger than JavaScript's are exact.
  statement.setReturnArrays(true);
  statement.setReadBigInts(true);
  return statement;
}

async function writeResult(
  statement: StatementSync,
  file: string,
  columns: readonly string[],
  maxRows: number,
): Promise<QueryResult> {
  await makeFolder(path.dirname(file), ownFolder);
  const part = new CsvPart(`${file}.unfinished`, columns);
  try {
    const isCut = await write(statement, part, maxRows);
    await part.moveTo(file);
    return { rows: part.rows, columns: columns.length, isCut };
  } catch (error) {
    await part.drop();
    throw error;
  }
}

/** Gives whether the ceiling cut the result. */
async function write(statement: StatementSync, part: CsvPart, maxRows: number): Promise<boolean> {
  for (const row of statement.iterate()) {
    if (part.rows === maxRows) return true;
    part.write(Object.values(row).map(cellOf));
    if (part.rows % rowsPerFlush === 0) await part.flush();
  }
  return false;
}

function cellOf(value: SQLOutputValue): string {
  if (value === null) return '';
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value);
}

/** An error that SQLite reports for a statement is about the statement; any other is about the file. */
function queryError(file: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return storageError(file, error);
  const code = Number(error.errcode) & 0xff;
  if (code === 8) return readsOnly();
  return code === 1 ? new UserError('storage.query', `SQLite says: ${error.message}.`) : storageError(file, error);
}

function readsOnly(): UserError {
  const message = 'A query only reads the storage; this statement returns no rows or would change it. Write a SELECT.';
  return new UserError('storage.query', message);
}
