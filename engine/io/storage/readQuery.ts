import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { UserError } from '../../core/errors.ts';
import { quoteName } from '../../core/storage/sqlNames.ts';
import { countText, numberText } from '../../core/text/countText.ts';
import { openForReading } from './openForReading.ts';
import { storageError } from './storageError.ts';
import { ownedTables } from './tableOwners.ts';

/** Maximum of characters and bytes of a row. A value may have a billion, and becomes several texts on its way. */
const maxRowBytes = 64 * 1024 * 1024;

/** A value of a result: a text, a number, null, or bytes. */
export type QueryValue = SQLOutputValue;

/** The columns of a result, and its rows as they are read. */
export interface QueryRows {
  columns: readonly string[];
  rows: Iterable<readonly QueryValue[]>;
}

/** Queries the storage, read-only, and passes the result to `use`. Throws a UserError with SQLite's message. */
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
    throw queryError(file, error, database);
  } finally {
    database.close();
  }
}

function prepare(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  // Columns may have equal names; numbers may be too large to be exact in JavaScript.
  statement.setReturnArrays(true);
  statement.setReadBigInts(true);
  return statement;
}

/** Throws a UserError at a row that is too long. */
function* rowsOf(statement: StatementSync): Generator<QueryValue[]> {
  const rows = statement.iterate();
  try {
    for (let number = 1; ; number++) {
      // Node throws for a value that is too long for a string.
      const next: IteratorResult<object> | undefined = rows.next();
      if (next === undefined) throw tooLong('A value');
      if (next.done) return;
      const values: QueryValue[] = Object.values(next.value);
      if (sizeOf(values) > maxRowBytes) throw tooLong(`Row ${numberText(number)} of the result`);
      yield values;
    }
  } finally {
    rows.return?.();
  }
}

/** The number of characters and bytes of a row. */
export function sizeOf(row: readonly QueryValue[]): number {
  let size = 0;
  for (const value of row) size += typeof value === 'string' || value instanceof Uint8Array ? value.length : 8;
  return size;
}

/** A value as a cell of a CSV file. A null becomes an empty cell. */
export function cellOf(value: QueryValue): string {
  if (value === null) return '';
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value);
}

/** An error about the statement if it comes from SQLite, otherwise about the file. */
function queryError(file: string, error: unknown, database: DatabaseSync): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return storageError(file, error);
  const code = Number(error.errcode) & 0xff;
  if (code === 18) return tooLong('A value');
  if (code === 8) return readsOnly();
  if (code !== 1) return storageError(file, error);
  return new UserError('storage.query', `SQLite says: ${error.message}.${whoseText(error.message, database)}`);
}

/** The names to choose from, if a statement names a table of several configurations without saying whose. */
function whoseText(message: string, database: DatabaseSync): string {
  const name = /^no such table: (?:main\.)?(.*)$/s.exec(message)?.[1];
  const owned = name === undefined ? [] : ownedTables(database, name);
  if (owned.length < 2) return '';
  const names = owned.map(({ table }) => quoteName(table)).join(', ');
  return ` Several configurations have a table of this name, so say whose: ${names}.`;
}

function tooLong(what: string): UserError {
  const message = `${what} has more than ${countText(maxRowBytes, 'character')}. Ask for a part of it, with substr().`;
  return new UserError('storage.query', message);
}

function readsOnly(): UserError {
  const message = 'A query only reads the storage; this statement returns no rows or would change it. Write a SELECT.';
  return new UserError('storage.query', message);
}
