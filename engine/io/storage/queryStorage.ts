import path from 'node:path';
import { makeFolder } from '../files/makeFolder.ts';
import { ownFolder } from '../files/ownOnly.ts';
import { CsvPart } from '../output/csvPart.ts';
import { cellOf, type QueryRows, readQuery, sizeOf } from './readQuery.ts';

/** Rows between two writes, and the maximum size of gathered rows. */
const rowsPerFlush = 1_000;
const sizePerFlush = 4 * 1024 * 1024;

export interface QueryRequest {
  database: string;
  sql: string;
  /** The CSV file that receives the result. */
  file: string;
  /** Maximum number of rows of the result. */
  maxRows: number;
  /** Maximum number of its characters. */
  maxCharacters: number;
}

export interface QueryResult {
  rows: number;
  columns: number;
  /** Whether a maximum cut the result. */
  isCut: boolean;
}

/** Queries the storage, read-only, and writes the result as a CSV file like those of a run. */
export async function queryStorage({ database, sql, file, ...ceilings }: QueryRequest): Promise<QueryResult> {
  return await readQuery(database, sql, (result) => writeResult(result, file, ceilings));
}

async function writeResult({ columns, rows }: QueryRows, file: string, ceilings: Ceilings): Promise<QueryResult> {
  await makeFolder(path.dirname(file), ownFolder);
  const part = new CsvPart(`${file}.unfinished`, columns);
  try {
    const isCut = await write(rows, part, ceilings);
    await part.moveTo(file);
    return { rows: part.rows, columns: columns.length, isCut };
  } catch (error) {
    await part.drop();
    throw error;
  }
}

type Ceilings = Pick<QueryRequest, 'maxRows' | 'maxCharacters'>;

/** Returns whether a maximum cut the result. */
async function write(rows: QueryRows['rows'], part: CsvPart, { maxRows, maxCharacters }: Ceilings): Promise<boolean> {
  let [characters, waiting] = [0, 0];
  for (const row of rows) {
    const size = sizeOf(row);
    characters += size;
    if (part.rows === maxRows || characters > maxCharacters) return true;
    part.write(row.map(cellOf));
    waiting += size;
    if (part.rows % rowsPerFlush !== 0 && waiting < sizePerFlush) continue;
    await part.flush();
    waiting = 0;
  }
  return false;
}
