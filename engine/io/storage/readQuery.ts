import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { UserError } from '../../core/errors.ts';
import { openForReading } from './openForReading.ts';
import { storageError } from './storageError.ts';

/** A value of a result: a text, a number, null, or bytes. */
export type QueryValue = SQLOutputValue;

/** The columns of a result, and its rows as they are read. */
export interface QueryRows {
  columns: readonly string[];
  rows: Iterable<readonly QueryValue[]>;
}

/**
 * Queries the storage, read-only, and hands the result to `use`. Throws a UserError with SQLite's message if it refuses
 * the statement.
 */
export async function readQuery<T>(file: string, sql: string, use: (result: QueryRows) => Promise<T>): Promise<T> {
  const database = await openForReading(file).catch((error: unknown) => {
    throw storageError(file, error);
  });
  try {
    const statement = prepare(database, sql);
    const columns = statement.columns().map(({ name }) => name);
    if (columns.length === 0) throw readsOnly();
    return await use({ columns, rows: rowsOf(statement) });
  } catch (error) {
    throw queryError(file, error);
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

function* rowsOf(statement: StatementSync): Generator<QueryValue[]> {
  for (const row of statement.iterate()) yield Object.values(row);
}

/** A value as a cell of a CSV file. A null becomes an empty cell. */
export function cellOf(value: QueryValue): string {
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
