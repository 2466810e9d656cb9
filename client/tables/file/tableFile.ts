import { readColumnStatistics } from './columnStatistics.ts';
import { columnsOf } from './columnsOf.ts';
import { copyRows } from './copyRows.ts';
import { CurrentView } from './currentView.ts';
import { exportFormats } from './exportFormats.ts';
import { exportRows } from './exportRows.ts';
import { fileProblem } from './fileProblem.ts';
import { type OpenCsv, openCsv } from './openCsv.ts';
import { TableCount } from './tableCount.ts';
import type { ExportFormatName, ExportRequest, FileRequest, FromTableWorker, TableRange } from './tableMessages.ts';
import { TablePost } from './tablePost.ts';
import { TableRows } from './tableRows.ts';
import type { TablePlace } from './tableSource.ts';

const maxRowsAtOnce = 1_000;
const shownCharacters = 1_000_000;
const copiedCharacters = 50_000_000;

interface OpenedTable {
  place: TablePlace;
  keyColumns: readonly string[];
  post(message: FromTableWorker): void;
}

/** One open CSV file that serves the requests of the table. Memory depends on the number of rows, not of bytes. */
export class TableFile {
  readonly #place: TablePlace;
  readonly #csv: OpenCsv;
  readonly #post: TablePost;
  readonly #count: TableCount;
  readonly #view: CurrentView;
  readonly #closed = new AbortController();
  #exporting = new AbortController();

  /** Opens the file and starts to count its rows. Throws if it cannot be read. */
  static async open({ place, ...job }: OpenedTable, chunkBytes?: number): Promise<TableFile> {
    const csv = await openCsv(await place.open(), chunkBytes);
    return new TableFile({ place, ...job }, csv);
  }

  private constructor({ place, keyColumns, post }: OpenedTable, csv: OpenCsv) {
    this.#place = place;
    this.#csv = csv;
    this.#post = new TablePost(post);
    post({ type: 'opened', columns: columnsOf(csv.header, keyColumns), bytes: csv.file.size });
    this.#count = new TableCount(csv, keyColumns, this.#post, this.#closed.signal);
    this.#view = new CurrentView(csv, this.#count, this.#post);
    this.#count.result.catch((error: unknown) => this.#fail(error));
  }

  /** Serves a request of the table, unless it is about an outdated view, or of its editor. */
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
        return await this.#view.show(request);
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
    this.#view.close();
    await this.#count.result.catch(() => undefined);
    await this.#csv.close();
  }

  async #postRows(first: number, wanted: number): Promise<void> {
    const { number: view } = this.#view;
    const rows = await this.#rows().shown(first, Math.min(wanted, maxRowsAtOnce));
    this.#post.send({ type: 'rows', view, first, rows });
  }

  async #postCell(row: number, column: number, purpose: 'show' | 'copy'): Promise<void> {
    const cell = await this.#rows().cell(row, column, purpose === 'show' ? shownCharacters : copiedCharacters);
    if (cell === undefined) return;
    const { text, isCut } = cell;
    const confirmation = { type: 'copied', rows: 1, cells: 1, isCut } as const;
    if (purpose === 'show') this.#post.send({ type: 'cell', row, column, ...cell });
    else this.#post.send({ type: 'clipboard', text, confirmation });
  }

  async #copy(range: TableRange, withHeader: boolean): Promise<void> {
    const { text, ...copied } = await copyRows(this.#rows(), range, withHeader, copiedCharacters);
    this.#post.send({ type: 'clipboard', text, confirmation: { type: 'copied', ...copied } });
  }

  async #postStatistics(column: number): Promise<void> {
    const { types } = await this.#count.result;
    const { file, start } = this.#csv;
    const type = this.#count.columns(types)[column]?.type ?? 'text';
    const { rows, signal } = this.#view;
    const onProgress = (part: number) => this.#post.report('statistics', part, 0);
    const plan = { file, start, column, type, count: this.#count.index.count, rows, signal, onProgress };
    this.#post.send({ type: 'statistics', column, statistics: await readColumnStatistics(plan) });
  }

  async #export(format: ExportFormatName, file: string): Promise<void> {
    this.#exporting.abort();
    this.#exporting = new AbortController();
    const signal = AbortSignal.any([this.#closed.signal, this.#exporting.signal]);
    const onProgress = (part: number) => this.#post.report('export', part, 0);
    try {
      const { types } = await this.#count.result;
      signal.throwIfAborted();
      const sink = await this.#place.createSink(file);
      const plan = { rows: this.#rows(), columns: this.#count.columns(types), format: exportFormats[format], sink };
      this.#post.send({ type: 'exported', end: await exportRows({ ...plan, signal, onProgress }) });
    } catch (error) {
      this.#post.send({ type: 'exported', end: { problem: signal.aborted ? 'it was stopped' : fileProblem(error) } });
    }
  }

  #rows(): TableRows {
    return new TableRows(this.#csv, this.#count.index, this.#view.rows);
  }

  #fail(error: unknown): void {
    if (this.#closed.signal.aborted || (error instanceof Error && error.name === 'AbortError')) return;
    this.#post.send({ type: 'failed', message: fileProblem(error) });
  }
}
