import { openForeignFile } from '@pagewright/engine/files';
import { cellBytes } from '../file/cellBytes.ts';
import { cellType, columnType } from '../file/cellType.ts';
import type { RecordSpans } from '../file/recordSpans.ts';
import { walkRecords } from '../file/walkRecords.ts';
import type { ColumnProfile } from './tableProfile.ts';

const comma = 0x2c;
const chunkBytes = 256 * 1024;
const maxRecordBytes = 16 * 1024 * 1024;

class ColumnStatistics {
  types = 0;
  longest = 0;
  empty = 0;

  add(cell: Buffer): void {
    if (cell.length === 0) this.empty++;
    else this.types |= cellType(cell);
    // Counts characters only if there may be more than before: every character takes at least one byte.
    if (cell.length > this.longest) this.longest = Math.max(this.longest, cell.toString('utf8').length);
  }
}

/** Reads a table that a run wrote and profiles its columns. Throws if the file cannot be read. */
export async function profileColumns(file: string, columns: readonly string[]): Promise<ColumnProfile[]> {
  const seen = columns.map(() => new ColumnStatistics());
  const handle = await openForeignFile(file);
  try {
    const { size } = await handle.stat();
    let isHeader = true;
    await walkRecords({ handle, size, delimiter: comma, chunkBytes, maxRecordBytes }, { start: 0 }, (bytes, spans) => {
      if (!isHeader) addRow(seen, bytes, spans);
      isHeader = false;
      return undefined;
    });
  } finally {
    await handle.close();
  }
  return columns.map((name, index) => {
    const { types = 0, longest = 0, empty = 0 } = seen[index] ?? {};
    return { name, type: columnType(types), longest, empty };
  });
}

function addRow(seen: readonly ColumnStatistics[], bytes: Buffer, spans: RecordSpans): void {
  for (const [index, column] of seen.entries()) column.add(cellBytes(bytes, spans, index));
}
