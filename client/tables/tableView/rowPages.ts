import type { TableRow } from '../file/tableMessages.ts';

export const rowsPerPage = 100;
const mostPages = 60;
/** More questions would be about places that were scrolled past long ago. */
const mostAsked = 2;

/** The rows that were read, in pages; the ones that were not looked at for the longest time are forgotten. */
export class RowPages {
  readonly #pages = new Map<number, readonly TableRow[]>();
  readonly #asked = new Set<number>();

  /** The row at a place of the view; undefined where it is not there yet. */
  row(place: number): TableRow | undefined {
    return this.#pages.get(Math.floor(place / rowsPerPage))?.[place % rowsPerPage];
  }

  /** The first rows of the pages to ask for now, so that these rows can be seen; they count as asked for. */
  ask(first: number, end: number, total: number): number[] {
    const starts: number[] = [];
    for (let page = Math.floor(first / rowsPerPage); page * rowsPerPage < Math.min(end, total); page++) {
      if (this.#asked.size >= mostAsked) break;
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
      if (this.#pages.size <= mostPages) break;
      this.#pages.delete(oldest);
    }
  }

  clear(): void {
    this.#pages.clear();
    this.#asked.clear();
  }

  /** While rows are counted the last page grows. */
  #isWhole(page: number, total: number): boolean {
    const rows = this.#pages.get(page);
    return rows !== undefined && rows.length >= Math.min(rowsPerPage, total - page * rowsPerPage);
  }
}
