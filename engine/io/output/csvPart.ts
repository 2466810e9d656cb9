import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { csvLine } from '../../core/text/csvLine.ts';
import type { TablePart } from './output.ts';

const format = { quoted: true, quoted_empty: true, record_delimiter: '\n' };

/** Bytes that are gathered before they are written: many small pieces cost more than they save. */
const bytesPerWrite = 256 * 1024;
/** Up to this many are joined to one write. More would be in the memory twice. */
const bytesJoined = 1024 * 1024;

/**
 * Rows in a file as the platform writes them: every cell in quotes, `\n` at each end
 * (`docs/format/json-to-csv.md#8-csv-files`). A table without columns has no header line and an empty line for each
 * row.
 */
export class CsvPart implements TablePart {
  readonly columns: readonly string[];
  #file: string;
  #waiting: string[][] = [];
  #pieces: Uint8Array[] = [];
  #size = 0;
  #handle: FileHandle | undefined;
  #rows = 0;

  constructor(file: string, columns: readonly string[]) {
    this.#file = file;
    this.columns = columns;
  }

  get rows(): number {
    return this.#rows;
  }

  write(cells: string[]): void {
    this.#waiting.push(cells);
    this.#rows++;
  }

  writeLines(lines: Uint8Array, rows: number): void {
    this.#join();
    this.#pieces.push(lines);
    this.#size += lines.length;
    this.#rows += rows;
  }

  /**
   * Writes the rows that wait, once there are enough of them. Until then they are bytes: thousands of cells that outlive
   * their page would make the collector keep more and more memory.
   */
  async flush(): Promise<void> {
    this.#join();
    if (this.#size >= bytesPerWrite) await this.#writeWaiting();
  }

  /** Appends the rows of another part, which cannot be used afterwards. */
  async append(other: CsvPart): Promise<void> {
    await this.#writeWaiting();
    this.#rows += other.#rows;
    if (other.#handle !== undefined) {
      const handle = await this.#opened();
      const start = Buffer.byteLength(other.#header());
      const written = other.#handle.createReadStream({ start, autoClose: false });
      for await (const chunk of written) await handle.appendFile(chunk);
    }
    this.#waiting = other.#waiting;
    this.#pieces = other.#pieces;
    this.#size = other.#size;
    await other.drop();
  }

  /** Writes what is left, or only the header, and moves the file to its place. */
  async moveTo(file: string): Promise<void> {
    await this.#writeWaiting();
    await this.#handle?.close();
    await rename(this.#file, file);
    this.#handle = undefined;
    this.#file = file;
  }

  /** Closes the file and removes it. */
  async drop(): Promise<void> {
    this.#forget();
    const handle = this.#handle;
    this.#handle = undefined;
    await handle?.close();
    // What cannot be removed here goes with the folder of the run.
    if (handle !== undefined) await rm(this.#file, { force: true }).catch(() => undefined);
  }

  async #writeWaiting(): Promise<void> {
    const handle = await this.#opened();
    this.#join();
    const pieces = this.#size <= bytesJoined ? [Buffer.concat(this.#pieces)] : this.#pieces;
    this.#forget();
    for (const piece of pieces) if (piece.length > 0) await handle.appendFile(piece);
  }

  /** The cells that wait become bytes. */
  #join(): void {
    if (this.#waiting.length === 0) return;
    const bytes = Buffer.from(this.#waiting.map(csvLine).join(''));
    this.#waiting = [];
    this.#pieces.push(bytes);
    this.#size += bytes.length;
  }

  #forget(): void {
    this.#waiting = [];
    this.#pieces = [];
    this.#size = 0;
  }

  async #opened(): Promise<FileHandle> {
    if (this.#handle !== undefined) return this.#handle;
    this.#handle = await open(this.#file, 'w+');
    await this.#handle.appendFile(this.#header());
    return this.#handle;
  }

  /** The library sets the form, once for each table. For each row it takes five times as long as `csvLine`. */
  #header(): string {
    return this.columns.length > 0 ? stringify([[...this.columns]], format) : '';
  }
}
