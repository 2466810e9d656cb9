import type { FileHandle } from 'node:fs/promises';
import type { CsvError } from 'csv-parse';
import { UserError } from '../../core/errors.ts';
import { openForeignFile } from '../files/readForeignFile.ts';

/** Large enough to make batches cheap, small enough to be cancelled. */
const rowsPerBatch = 1_000;

/**
 * The rows of a table's file in batches, the header as the first row of the first, in constant memory. A table without
 * columns has no header (`docs/format/json-to-csv.md#8-csv-files`) and no rows here. `delimiters`: the ends of lines, where
 * Git may have changed them. Throws a UserError if the file is not CSV as a run writes it.
 */
export async function* readTable(file: string, delimiters: string | string[] = '\n'): AsyncGenerator<string[][]> {
  const handle = await openForeignFile(file);
  try {
    if (!(await hasNoHeader(handle))) yield* readRows(file, handle, delimiters);
  } finally {
    await handle.close();
  }
}

async function* readRows(file: string, handle: FileHandle, delimiters: string | string[]): AsyncGenerator<string[][]> {
  const source = handle.createReadStream({ start: 0, autoClose: false });
  // Loaded when a table is read: most runs only write them.
  const { CsvError, parse } = await import('csv-parse');
  const parser = parse({ bom: true, record_delimiter: delimiters });
  // A pipe alone does not report a read error to the parser.
  source.on('error', (error) => parser.destroy(error));
  let batch: string[][] = [];
  try {
    for await (const row of source.pipe(parser)) {
      batch.push(row);
      if (batch.length < rowsPerBatch) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    throw error instanceof CsvError ? badTable(file, error) : error;
  } finally {
    source.destroy();
  }
  if (batch.length > 0) yield batch;
}

async function hasNoHeader(handle: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, 0);
  return bytesRead === 0 || buffer.toString() === '\n';
}

function badTable(file: string, error: CsvError): UserError {
  const line = typeof error['lines'] === 'number' ? ` near line ${error['lines']}` : '';
  const message = `"${file}" is no longer a table of a run: its CSV is invalid${line}. Run the configuration again.`;
  return new UserError('storage.bad-table', message, { cause: error });
}
