import { columnsOf } from './columnsOf.ts';
import type { OpenCsv } from './openCsv.ts';
import { findRepeatedKeys } from './repeatedKeys.ts';
import { RowIndex } from './rowIndex.ts';
import { scanTable, type TableScan } from './scanTable.ts';
import type { TableColumn } from './tableMessages.ts';
import type { TablePost } from './tablePost.ts';

interface Counted {
  types: number[];
  /** The rows with a repeated key, grouped by key. */
  repeated: Uint32Array;
}

/** Counts the rows of a file from the moment it is opened, and finds the types of its columns and its repeated keys. */
export class TableCount {
  readonly index = new RowIndex();
  /** The counts; rejects if the file cannot be read, or with the signal. */
  readonly result: Promise<Counted>;
  readonly #csv: OpenCsv;
  readonly #keyColumns: readonly string[];
  readonly #post: TablePost;
  #isWhole = false;

  constructor(csv: OpenCsv, keyColumns: readonly string[], post: TablePost, signal: AbortSignal) {
    this.#csv = csv;
    this.#keyColumns = keyColumns;
    this.#post = post;
    this.result = this.#count(signal);
  }

  /** Whether all rows are counted; the search for repeated keys may continue. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  columns(types: readonly number[]): TableColumn[] {
    return columnsOf(this.#csv.header, this.#keyColumns, types);
  }

  async #count(signal: AbortSignal): Promise<Counted> {
    const { file, start, header } = this.#csv;
    const { index } = this;
    const keyColumns = this.#keyColumns.map((name) => header.indexOf(name)).filter((column) => column >= 0);
    const onProgress = (part: number) => this.#post.report('count', part, index.count);
    const scan = await scanTable({ file, start, index, columns: header.length, keyColumns, signal, onProgress });
    this.#isWhole = true;
    const columns = this.columns(scan.types);
    this.#post.send({ type: 'counted', rows: index.count, columns, uneven: scan.uneven });
    // Does not keep the hashes: they are as long as the table.
    return { types: scan.types, repeated: await this.#findRepeated(scan, keyColumns, signal) };
  }

  async #findRepeated({ hashes }: TableScan, columns: number[], signal: AbortSignal): Promise<Uint32Array> {
    if (hashes === undefined) return new Uint32Array();
    const { file, start } = this.#csv;
    this.#post.report('keys', 0, this.index.count);
    const { keys, rows } = await findRepeatedKeys({ file, start, columns, hashes, signal });
    this.#post.send({ type: 'repeated', rows: rows.length, keys });
    return rows;
  }
}
