import type { TableRow } from '../file/tableMessages.ts';

export const rowsPerPage = 100;
const maxPages = 60;
/** The maximum number of pending requests: more would be for positions already scrolled past. */
const maxPending = 2;

/** A cache of the rows that were read, in pages; drops the oldest pages. */
export class RowPages {
  readonly #pages = new Map<number, readonly TableRow[]>();
  readonly #asked = new Set<number>();

  /** The row at a position of the view; undefined if it is not loaded yet. */
  row(place: number): TableRow | undefined {
    return this.#pages.get(Math.floor(place / rowsPerPage))?.[place % rowsPerPage];
  }

  /** The first rows of the pages to request now for these rows; marks them as requested. */
  ask(first: number, end: number, total: number): number[] {
    const starts: number[] = [];
    for (let page = Math.floor(first / rowsPerPage); page * rowsPerPage < Math.min(end, total); page++) {
      if (this.#asked.size >= maxPending) break;
      if (this.#asked.has(page) || this.#isWhole(page, total)) continue;
      this.#asked.add(page);
      starts.push(page * rowsPerPage);
    }
    return starts;
  }

  take(first: number, rows: readonly TableRow[]): void {
    const page = first / rowsPerPage;
    this.#asked.delete(page);
    this.#pages.delete(page);
    this.#pages.set(page, rows);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= maxPages) break;
      this.#pages.delete(oldest);
    }
  }

  clear(): void {
    this.#pages.clear();
    this.#asked.clear();
  }

  /** The last page grows while rows are being counted. */
  #isWhole(page: number, total: number): boolean {
    const rows = this.#pages.get(page);
    return rows !== undefined && rows.length >= Math.min(rowsPerPage, total - page * rowsPerPage);
  }
}
