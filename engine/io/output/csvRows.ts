import { stringify } from 'csv-stringify/sync';
import { csvLine } from '../../core/text/csvLine.ts';
import type { TablePart } from './output.ts';

const format = { quoted: true, quoted_empty: true, record_delimiter: '\n' };

/**
 * Rows in the platform's form, gathered as bytes: every cell in quotes, `\n` at each end
 * (`docs/format/json-to-csv.md#8-csv-files`). A table without columns has no header line and an empty line for each
 * row.
 */
export class CsvRows implements TablePart {
  readonly columns: readonly string[];
  #waiting: string[][] = [];
  #pieces: Uint8Array[] = [];
  #size = 0;
  #rows = 0;

  constructor(columns: readonly string[]) {
    this.columns = columns;
  }

  get rows(): number {
    return this.#rows;
  }

  /** The line with the columns, in the form of the library, which is five times slower than `csvLine` for rows. */
  get header(): string {
    return this.columns.length > 0 ? stringify([[...this.columns]], format) : '';
  }

  write(cells: string[]): void {
    this.#waiting.push(cells);
    this.#rows++;
  }

  writeLines(lines: Uint8Array, rows: number): void {
    this.gather();
    this.#pieces.push(lines);
    this.#size += lines.length;
    this.#rows += rows;
  }

  /**
   * Turns the waiting cells into bytes, and returns the number of gathered bytes. Thousands of cells that outlive their
   * page would make the collector keep more and more memory.
   */
  gather(): number {
    if (this.#waiting.length > 0) {
      const bytes = Buffer.from(this.#waiting.map(csvLine).join(''));
      this.#waiting = [];
      this.#pieces.push(bytes);
      this.#size += bytes.length;
    }
    return this.#size;
  }

  /** Returns the gathered bytes and forgets them. */
  take(): Uint8Array[] {
    this.gather();
    const pieces = this.#pieces;
    this.#pieces = [];
    this.#size = 0;
    return pieces;
  }

  /** Moves the rows of another one to the end of this one. */
  takeRows(other: CsvRows): void {
    this.gather();
    this.#rows += other.#rows;
    this.#size += other.gather();
    for (const piece of other.take()) this.#pieces.push(piece);
  }
}
