import { open, rename, rm } from 'node:fs/promises';
import type { ExportFormat } from './exportFormats.ts';
import type { TableColumn } from './tableMessages.ts';
import type { TableRows } from './tableRows.ts';

const rowsAtOnce = 1_000;

interface ExportPlan {
  rows: TableRows;
  columns: readonly TableColumn[];
  format: ExportFormat;
  /** The path of the new file, which replaces one that is there. */
  file: string;
  signal: AbortSignal;
  /** Reports the fraction of the rows that is written. */
  onProgress(part: number): void;
}

/**
 * Writes all rows of a view into a file, which is whole or not there: a file of that name is replaced at the end. Returns
 * the number of rows, and how many of them were too long to be read whole. Throws where it cannot write, or is aborted.
 */
export async function exportRows(plan: ExportPlan): Promise<{ rows: number; cut: number }> {
  const { file } = plan;
  const unfinished = `${file}.part`;
  // Never through a link that somebody has planted there.
  await rm(unfinished, { force: true });
  try {
    const written = await writeRows(plan, unfinished);
    await rename(unfinished, file);
    return written;
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeRows({ rows, columns, format, signal, onProgress }: ExportPlan, unfinished: string) {
  const handle = await open(unfinished, 'wx');
  let cut = 0;
  let next = 0;
  try {
    await handle.appendFile(format.head(columns), format.encoding);
    while (next < rows.count) {
      signal.throwIfAborted();
      const numbers = rows.numbers(next, rowsAtOnce);
      const lines = await rows.read(numbers, (cell, _count, isCut) => {
        if (isCut) cut++;
        const cells = columns.map((_column, at) => cell(at).toString());
        return format.row(cells, columns);
      });
      await handle.appendFile(lines.join(''), format.encoding);
      next += numbers.length;
      onProgress(next / rows.count);
    }
  } finally {
    await handle.close();
  }
  return { rows: next, cut };
}
