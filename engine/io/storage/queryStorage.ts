import path from 'node:path';
import { makeFolder } from '../files/makeFolder.ts';
import { ownFolder } from '../files/ownOnly.ts';
import { CsvPart } from '../output/csvPart.ts';
import { cellOf, type QueryRows, readQuery } from './readQuery.ts';

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

/** Queries the storage, read-only, and writes the result as a CSV file like those of a run. */
export async function queryStorage({ database, sql, file, maxRows }: QueryRequest): Promise<QueryResult> {
  return await readQuery(database, sql, (result) => writeResult(result, file, maxRows));
}

async function writeResult({ columns, rows }: QueryRows, file: string, maxRows: number): Promise<QueryResult> {
  await makeFolder(path.dirname(file), ownFolder);
  const part = new CsvPart(`${file}.unfinished`, columns);
  try {
    const isCut = await write(rows, part, maxRows);
    await part.moveTo(file);
    return { rows: part.rows, columns: columns.length, isCut };
  } catch (error) {
    await part.drop();
    throw error;
  }
}

/** Gives whether the ceiling cut the result. */
async function write(rows: QueryRows['rows'], part: CsvPart, maxRows: number): Promise<boolean> {
  for (const row of rows) {
    if (part.rows === maxRows) return true;
    part.write(row.map(cellOf));
    if (part.rows % rowsPerFlush === 0) await part.flush();
  }
  return false;
}
