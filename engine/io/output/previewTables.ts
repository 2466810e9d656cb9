import path from 'node:path';
import { folderFiles } from '../files/folderFiles.ts';
import { readTable } from './readTable.ts';
import { previewTable, type TablePreview, type WrittenTable } from './tablePreview.ts';

/** The first `rows` of each table that a run wrote to this folder. */
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
