import type { ExportFormat } from './exportFormats.ts';
import type { TableColumn } from './tableMessages.ts';
import type { TableRows } from './tableRows.ts';
import type { ExportSink } from './tableSource.ts';

const rowsAtOnce = 1_000;

interface ExportPlan {
  rows: TableRows;
  columns: readonly TableColumn[];
  format: ExportFormat;
  sink: ExportSink;
  signal: AbortSignal;
  /** Reports the fraction of the rows that is written. */
  onProgress(part: number): void;
}

/**
 * Writes all rows of a view. Returns the number of rows, the number of rows that were too long to be read whole, and
 * the bytes if they are not in a file yet. Throws if it cannot write, or is aborted.
 */
export async function exportRows(plan: ExportPlan): Promise<{ rows: number; cut: number; bytes?: Uint8Array }> {
  const { sink } = plan;
  try {
    const written = await writeRows(plan);
    const bytes = await sink.finish();
    return { ...written, ...(bytes && { bytes }) };
  } catch (error) {
    await sink.abandon();
    throw error;
  }
}

async function writeRows({ rows, columns, format, sink, signal, onProgress }: ExportPlan) {
  let cut = 0;
  let next = 0;
  await sink.write(format.head(columns), format.encoding);
  while (next < rows.count) {
    signal.throwIfAborted();
    const numbers = rows.numbers(next, rowsAtOnce);
    const lines = await rows.read(numbers, (cell, _count, isCut) => {
      if (isCut) cut++;
      const cells = columns.map((_column, at) => cell(at).toString());
      return format.row(cells, columns);
    });
    await sink.write(lines.join(''), format.encoding);
    next += numbers.length;
    onProgress(next / rows.count);
  }
  return { rows: next, cut };
}
