import { type FileHandle, open } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import type { TableWriter } from './output.ts';

const format = { quoted: true, quoted_empty: true, record_delimiter: '\n' };

/**
 * A CSV file as the platform writes it: every cell in quotes, `\n` at each end (`json-to-csv.md` section 8). A table
 * without columns has no header line and an empty line for each row.
 */
export class CsvTableWriter implements TableWriter {
  readonly file: string;
  #columns: string[];
  #waiting: string[][] = [];
  #handle: FileHandle | undefined;
  #rows = 0;

  constructor(file: string, columns: string[]) {
    this.file = file;
    this.#columns = columns;
  }

  get rows(): number {
    return this.#rows;
  }

  write(cells: string[]): void {
    this.#waiting.push(cells);
    this.#rows++;
  }

  async flush(): Promise<void> {
    const isNew = this.#handle === undefined;
    if (!isNew && this.#waiting.length === 0) return;
    this.#handle ??= await open(this.file, 'w');
    const rows = isNew && this.#columns.length > 0 ? [this.#columns, ...this.#waiting] : this.#waiting;
    this.#waiting = [];
    await this.#handle.appendFile(this.#columns.length > 0 ? stringify(rows, format) : '\n'.repeat(rows.length));
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#handle?.close();
  }
}
