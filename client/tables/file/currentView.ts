import { filterRows } from './filterRows.ts';
import type { OpenCsv } from './openCsv.ts';
import { sortRows } from './sortRows.ts';
import type { TableCount } from './tableCount.ts';
import type { TableFilter, TableSort, ViewRequest } from './tableMessages.ts';
import type { TablePost } from './tablePost.ts';
import { viewRows } from './viewRows.ts';

/** The rows that the table shows: sorted, filtered, or only those with a repeated key. Keeps the last sort and search. */
export class CurrentView {
  readonly #csv: OpenCsv;
  readonly #count: TableCount;
  readonly #post: TablePost;
  #asked = new AbortController();
  #view: { number: number; rows: Uint32Array | undefined } = { number: -1, rows: undefined };
  #order: { key: string; rows: Uint32Array } | undefined;
  #found: { key: string; rows: Uint32Array } | undefined;

  constructor(csv: OpenCsv, count: TableCount, post: TablePost) {
    this.#csv = csv;
    this.#count = count;
    this.#post = post;
  }

  get number(): number {
    return this.#view.number;
  }

  /** The rows in view; undefined for all in file order. */
  get rows(): Uint32Array | undefined {
    return this.#view.rows;
  }

  /** Aborts with the next view, and at the end. */
  get signal(): AbortSignal {
    return this.#asked.signal;
  }

  async show({ view, sort, filter, onlyRepeated }: ViewRequest): Promise<void> {
    this.#asked.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    // All rows in file order can be shown before they are counted.
    if (!sort && !filter && !onlyRepeated) return this.#see(view, undefined, this.#count.isWhole);
    const counted = await this.#count.result;
    const repeated = onlyRepeated ? counted.repeated : undefined;
    const order = sort && (await this.#orderOf(sort, counted.types, signal));
    const isListed = order === undefined && repeated === undefined;
    const found = filter && (await this.#foundBy(filter, signal, isListed ? view : undefined));
    if (signal.aborted) return;
    this.#see(view, viewRows(this.#count.index.count, { order, found, repeated }), true);
  }

  close(): void {
    this.#asked.abort();
  }

  #see(view: number, rows: Uint32Array | undefined, isWhole: boolean): void {
    this.#view = { number: view, rows };
    this.#post.send({ type: 'viewReady', view, rows: rows?.length ?? this.#count.index.count, isWhole });
  }

  async #orderOf(sort: TableSort, types: readonly number[], signal: AbortSignal): Promise<Uint32Array> {
    const key = JSON.stringify(sort);
    if (this.#order?.key === key) return this.#order.rows;
    // Frees the old order first: two at a time would take too much memory.
    this.#order = undefined;
    const { file, start } = this.#csv;
    const type = this.#count.columns(types)[sort.column]?.type ?? 'text';
    const onProgress = (part: number) => this.#post.report('sort', part, 0);
    const rows = await sortRows({ file, start, rows: this.#count.index.count, sort, type, signal, onProgress });
    this.#order = { key, rows };
    return rows;
  }

  /** Finds rows; given a view, shows results there during the search. */
  async #foundBy(filter: TableFilter, signal: AbortSignal, view: number | undefined): Promise<Uint32Array> {
    const key = JSON.stringify(filter);
    if (this.#found?.key === key) return this.#found.rows;
    this.#found = undefined;
    const { file, start } = this.#csv;
    const onProgress = (found: Uint32Array, part: number) => {
      if (this.#post.report('filter', part, found.length) && view !== undefined) this.#see(view, found, false);
    };
    const rows = await filterRows({ file, start, filter, signal, onProgress });
    this.#found = { key, rows };
    return rows;
  }
}
