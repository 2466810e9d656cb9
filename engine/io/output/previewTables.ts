import path from 'node:path';
import { folderFiles } from '../files/folderFiles.ts';
import { readTable } from './readTable.ts';
import { previewTable, type TablePreview, type WrittenTable } from './tablePreview.ts';

/** Reads the beginning of the tables that a run wrote into this folder; `rows` of each. */
export async function previewTables(
  outDir: string,
  tables: readonly WrittenTable[],
  rows: number,
): Promise<TablePreview[]> {
  const preview = async (table: WrittenTable) =>
    previewTable(folderFiles(outDir), table, rows === 0 ? [] : await firstRows(path.join(outDir, table.file), rows));
  return await Promise.all(tables.map(preview));
}

async function firstRows(file: string, count: number): Promise<string[][]> {
  for await (const [, ...rows] of readTable(file)) return rows.slice(0, count);
  return [];
}
