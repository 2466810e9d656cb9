import type { RowBytes } from '../transcode/rowProgram.ts';
import type { PageRows } from './pageRows.ts';

export interface PageConverter {
  /** Writes the rows of an analysed page. */
  convert(page: PageRows): void;
  /** Whether the open tables have all columns by now; absent if rows may only be written after all pages are known. */
  isCurrent?(): boolean;
}

export interface TableSink {
  openTable(name: string, columns: string[]): TableRows;
}

/** A table to write rows to. Every row has as many cells as the header has columns. */
export interface TableRows extends RowBytes {
  write(cells: string[]): void;
}
