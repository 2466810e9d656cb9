import { readCsvLines } from '../../core/text/readCsvLines.ts';
import { memoryFiles } from '../files/fileSource.ts';
import { previewTable, type TablePreview, type WrittenTable } from './tablePreview.ts';

/** The first `rows` of each table that a run left in memory. */
export async function previewMemory(
  files: ReadonlyMap<string, Uint8Array>,
  tables: readonly WrittenTable[],
  rows: number,
): Promise<TablePreview[]> {
  const preview = (table: WrittenTable) => {
    const [, ...first] = readCsvLines(files.get(table.file) ?? new Uint8Array(), rows + 1);
    // A table without columns has no header line, and nothing in its rows.
    return previewTable(memoryFiles(files), table, table.columns.length === 0 ? [] : first);
  };
  return await Promise.all(tables.map(preview));
}
