import type { TablePage } from './tablePage.ts';

/** Writes the rows of pages. */
export interface PageConverter {
  /** Writes the rows of a page that was analysed. */
  convert(page: TablePage): void;
  /**
   * Whether the tables that were opened so far look as they would if they were opened now; absent where rows may only
   * be written when every page is known.
   */
  isCurrent?(): boolean;
}

/** Where the rows go. */
export interface TableSink {
  /** Begins a table, with its header. */
  openTable(name: string, columns: string[]): TableRows;
}

/** A table that takes rows; every row has as many cells as the header has columns. */
export interface TableRows {
  write(cells: string[]): void;
}
