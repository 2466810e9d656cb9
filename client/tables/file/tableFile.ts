import { readColumnStatistics } from './columnStatistics.ts';
import { columnsOf } from './columnsOf.ts';
import { copyRows } from './copyRows.ts';
import { exportFormats } from './exportFormats.ts';
import { exportRows } from './exportRows.ts';
import { fileProblem, writeProblem } from './fileProblem.ts';
import { filterRows } from './filterRows.ts';
import { type OpenCsv, openCsv } from './openCsv.ts';
import { findRepeatedKeys } from './repeatedKeys.ts';
import { RowIndex } from './rowIndex.ts';
import { scanTable, type TableScan } from './scanTable.ts';
import { sortRows } from './sortRows.ts';
import type {
  ExportFormatName,
  ExportRequest,
  FileRequest,
  FromTableWorker,
  TableColumn,
  TableFilter,
  TableJob,
  TableProgress,
  TableRange,
  TableSort,
  ViewRequest,
} from './tableMessages.ts';
import { TableRows } from './tableRows.ts';
import { viewRows } from './viewRows.ts';

/** The pause between progress messages. */
const pauseMs = 120;
const mostRowsAtOnce = 1_000;
const shownCharacters = 1_000_000;
const copiedCharacters = 50_000_000;

interface Counted {
  /** The types of cells in each column. */
  types: number[];
  /** The rows with a repeated key, grouped by key. */
  repeated: Uint32Array;
}

/** One open CSV file that serves the requests of the table. Memory depends on the number of rows, not of bytes. */
export class TableFile {
  readonly #job: TableJob;
  readonly #csv: OpenCsv;
  readonly #post: (message: FromTableWorker) => void;
  readonly #index = new RowIndex();
  readonly #closed = new AbortController();
  readonly #keyColumns: number[];
  readonly #counted: Promise<Counted>;
  #asked = new AbortController();
  #exporting = new AbortController();
  /** The current view: these rows, or undefined for all in file order. */
  #view: { number: number; rows: Uint32Array | undefined } = { number: -1, rows: undefined };
  #order: { key: string; rows: Uint32Array } | undefined;
  #found: { key: string; rows: Uint32Array } | undefined;
  #isCounted = false;
  #reportedAt = 0;

  /** Opens the file and starts to count its rows. Throws where it cannot be read. */
  static async open(job: TableJob, post: (message: FromTableWorker) => void, chunkBytes?: number): Promise<TableFile> {
    const csv = await openCsv(job.file, chunkBytes);
    return new TableFile(job, csv, post);
  }

  constructor(job: TableJob, csv: OpenCsv, post: (message: FromTableWorker) => void) {
    this.#job = job;
    this.#csv = csv;
    this.#post = post;
    this.#keyColumns = job.keyColumns.map((name) => csv.header.indexOf(name)).filter((column) => column >= 0);
    post({ type: 'opened', columns: columnsOf(csv.header, job.keyColumns), bytes: csv.file.size });
    this.#counted = this.#count();
    this.#counted.catch((error: unknown) => this.#fail(error));
  }

  /** Serves a request of the table, unless it is about an outdated view; or one of its editor. */
  async handle(request: FileRequest | ExportRequest): Promise<void> {
    if (request.type === 'export') return await this.#export(request.format, request.file);
    if (request.type === 'stopExport') return this.#exporting.abort();
    try {
      if (request.type === 'view' || request.view === this.#view.number) await this.#serve(request);
    } catch (error) {
      this.#fail(error);
    }
  }

  async #serve(request: FileRequest): Promise<void> {
    switch (request.type) {
      case 'view':
        return await this.#show(request);
      case 'rows':
        return await this.#postRows(request.first, request.count);
      case 'cell':
        return await this.#postCell(request.row, request.column, request.purpose);
      case 'copy':
        return await this.#copy(request.range, request.withHeader);
      case 'statistics':
        return await this.#postStatistics(request.column);
      default:
        request satisfies never;
    }
  }

  async close(): Promise<void> {
    this.#closed.abort();
    this.#asked.abort();
    await this.#counted.catch(() => undefined);
    await this.#csv.close();
  }

  async #count(): Promise<Counted> {
    const { file, start, header } = this.#csv;
    const signal = this.#closed.signal;
    const onProgress = (part: number) => this.#report('count', part, this.#index.count);
    const plan = { file, start, index: this.#index, columns: header.length, keyColumns: this.#keyColumns, signal };
    const scan = await scanTable({ ...plan, onProgress });
    const columns = this.#columns(scan.types);
    this.#isCounted = true;
    this.#post({ type: 'counted', rows: this.#index.count, columns, uneven: scan.uneven });
    // Does not keep the hashes: they are as long as the table.
    return { types: scan.types, repeated: await this.#findRepeated(scan) };
  }

  async #findRepeated({ hashes }: TableScan): Promise<Uint32Array> {
    if (hashes === undefined) return new Uint32Array();
    const { file, start } = this.#csv;
    this.#report('keys', 0, this.#index.count);
    const search = { file, start, columns: this.#keyColumns, hashes, signal: this.#closed.signal };
    const { keys, rows } = await findRepeatedKeys(search);
    this.#post({ type: 'repeated', rows: rows.length, keys });
    return rows;
  }

  async #show({ view, sort, filter, onlyRepeated }: ViewRequest): Promise<void> {
    this.#asked.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    // All rows in file order can be shown before they are counted.
    if (!sort && !filter && !onlyRepeated) return this.#see(view, undefined, this.#isCounted);
    const counted = await this.#counted;
    const repeated = onlyRepeated ? counted.repeated : undefined;
    const order = sort && (await this.#orderOf(sort, counted.types, signal));
    const isListed = order === undefined && repeated === undefined;
    const found = filter && (await this.#foundBy(filter, signal, isListed ? view : undefined));
    if (signal.aborted) return;
    this.#see(view, viewRows(this.#index.count, { order, found, repeated }), true);
  }

  #see(view: number, rows: Uint32Array | undefined, isWhole: boolean): void {
    this.#view = { number: view, rows };
    this.#post({ type: 'viewReady', view, rows: rows?.length ?? this.#index.count, isWhole });
  }

  async #orderOf(sort: TableSort, types: readonly number[], signal: AbortSignal): Promise<Uint32Array> {
    const key = JSON.stringify(sort);
    if (this.#order?.key === key) return this.#order.rows;
    // Frees the old order first: two at a time would take too much memory.
    this.#order = undefined;
    const { file, start } = this.#csv;
    const type = this.#columns(types)[sort.column]?.type ?? 'text';
    const onProgress = (part: number) => this.#report('sort', part, 0);
    const rows = await sortRows({ file, start, rows: this.#index.count, sort, type, signal, onProgress });
    this.#order = { key, rows };
    return rows;
  }

  /** Given a view, shows results there during the search. */
  async #foundBy(filter: TableFilter, signal: AbortSignal, view: number | undefined): Promise<Uint32Array> {
    const key = JSON.stringify(filter);
    if (this.#found?.key === key) return this.#found.rows;
    this.#found = undefined;
    const { file, start } = this.#csv;
    const onProgress = (found: Uint32Array, part: number) => {
      if (this.#report('filter', part, found.length) && view !== undefined) this.#see(view, found, false);
    };
    const rows = await filterRows({ file, start, filter, signal, onProgress });
    this.#found = { key, rows };
    return rows;
  }

  async #postRows(first: number, wanted: number): Promise<void> {
    const { number: view } = this.#view;
    const rows = await this.#rows().shown(first, Math.min(wanted, mostRowsAtOnce));
    this.#post({ type: 'rows', view, first, rows });
  }

  async #postCell(row: number, column: number, purpose: 'show' | 'copy'): Promise<void> {
    const cell = await this.#rows().cell(row, column, purpose === 'show' ? shownCharacters : copiedCharacters);
    if (cell === undefined) return;
    const { text, isCut } = cell;
    const confirmation = { type: 'copied', rows: 1, cells: 1, isCut } as const;
    if (purpose === 'show') this.#post({ type: 'cell', row, column, ...cell });
    else this.#post({ type: 'clipboard', text, confirmation });
  }

  async #copy(range: TableRange, withHeader: boolean): Promise<void> {
    const { text, ...copied } = await copyRows(this.#rows(), range, withHeader, copiedCharacters);
    this.#post({ type: 'clipboard', text, confirmation: { type: 'copied', ...copied } });
  }

  async #postStatistics(column: number): Promise<void> {
    const { types } = await this.#counted;
    const { file, start } = this.#csv;
    const plan = { file, start, column, type: this.#columns(types)[column]?.type ?? 'text', count: this.#index.count };
    const statistics = await readColumnStatistics({
      ...plan,
      rows: this.#view.rows,
      signal: this.#asked.signal,
      onProgress: (part) => this.#report('statistics', part, 0),
    });
    this.#post({ type: 'statistics', column, statistics });
  }

  async #export(format: ExportFormatName, file: string): Promise<void> {
    this.#exporting.abort();
    this.#exporting = new AbortController();
    const signal = AbortSignal.any([this.#closed.signal, this.#exporting.signal]);
    const onProgress = (part: number) => this.#report('export', part, 0);
    try {
      const { types } = await this.#counted;
      const plan = { rows: this.#rows(), columns: this.#columns(types), format: exportFormats[format], file };
      this.#post({ type: 'exported', end: await exportRows({ ...plan, signal, onProgress }) });
    } catch (error) {
      this.#post({ type: 'exported', end: { problem: signal.aborted ? 'it was stopped' : writeProblem(error) } });
    }
  }

  #columns(types: readonly number[]): TableColumn[] {
    return columnsOf(this.#csv.header, this.#job.keyColumns, types);
  }

  #rows(): TableRows {
    return new TableRows(this.#csv, this.#index, this.#view.rows);
  }

  /** Posts the progress of a walk, unless that happened just before. */
  #report(task: TableProgress['task'], part: number, rows: number): boolean {
    const now = performance.now();
    // The first progress is posted at once.
    if (now - this.#reportedAt < pauseMs && this.#reportedAt !== 0) return false;
    this.#reportedAt = now;
    this.#post({ type: 'progress', task, part, rows });
    return true;
  }

  #fail(error: unknown): void {
    if (this.#closed.signal.aborted || (error instanceof Error && error.name === 'AbortError')) return;
    this.#post({ type: 'failed', message: fileProblem(error) });
  }
}
