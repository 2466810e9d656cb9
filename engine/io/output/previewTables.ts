import path from 'node:path';
import { parseJson } from '../../core/json/parseJson.ts';
import { getField, isList, isObject } from '../../core/json/value.ts';
import { shortened } from '../../core/text/shortened.ts';
import { readForeignText } from '../files/readForeignFile.ts';
import { readTable } from './readTable.ts';

/** A table as its file begins. */
export interface TablePreview {
  name: string;
  rows: number;
  columns: string[];
  /** Columns of the primary key. */
  keys: string[];
  isIncremental: boolean;
  firstRows: string[][];
}

/** A table that was written. */
interface WrittenTable {
  name: string;
  /** Relative to the output folder. */
  file: string;
  rows: number;
  columns: string[];
}

/** A longer value is cut. */
const longestValue = 200;

/** Reads the beginning of the tables that a run wrote into this folder; `rows` of each. */
export async function previewTables(
  outDir: string,
  tables: readonly WrittenTable[],
  rows: number,
): Promise<TablePreview[]> {
  return await Promise.all(tables.map((table) => previewTable(outDir, table, rows)));
}

async function previewTable(outDir: string, table: WrittenTable, count: number): Promise<TablePreview> {
  const { name, rows, columns } = table;
  const file = path.join(outDir, table.file);
  const read = rows === 0 ? [] : await firstRows(file, count);
  return { name, rows, columns, ...(await readManifest(`${file}.manifest`)), firstRows: read };
}

async function firstRows(file: string, count: number): Promise<string[][]> {
  for await (const [, ...rows] of readTable(file))
    return rows.slice(0, count).map((row) => row.map((value) => shortened(value, longestValue)));
  return [];
}

async function readManifest(file: string): Promise<Pick<TablePreview, 'keys' | 'isIncremental'>> {
  const manifest = parseJson(await readForeignText(file, 'manifest').catch(() => '{}'));
  const keys = isObject(manifest) ? getField(manifest, 'primary_key') : undefined;
  return {
    keys: isList(keys) ? keys.filter((key) => typeof key === 'string') : [],
    isIncremental: isObject(manifest) && getField(manifest, 'incremental') === true,
  };
}
