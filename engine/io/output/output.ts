/** A page that waits for the tables: most pages are analysed before the first row can be written. */
export interface StoredPage {
  /** Index of the job in the run. */
  job: number;
  /** Number of its records; a limit may have cut the rest. */
  records: number;
  /** The values that the job adds to its records, as JSON. */
  parents: string;
  /** The response as received, decompressed. */
  body: Uint8Array;
}

/** Pages on disk, first in, first out, so that memory does not grow with their number. */
export interface PageStore {
  append(page: StoredPage): Promise<void>;
  pages(): AsyncIterable<StoredPage>;
}

/** Rows with their header that are not a table of the output yet. */
export interface TablePart {
  readonly columns: readonly string[];
  readonly rows: number;
  /** Adds a row; a later `flush` writes it to the disk. */
  write(cells: string[]): void;
  /** Adds complete lines, with their number. */
  writeLines(lines: Uint8Array, rows: number): void;
}

/** Destination of rows before they are tables. */
export interface TableParts {
  openPart(columns: readonly string[]): TablePart;
  dropPart(part: TablePart): Promise<void>;
}

/** The destination of a run's files. Nothing is visible before `publish`, and nothing is left after `discard`. */
export interface Output extends TableParts {
  pages: PageStore;
  /** Makes parts with equal headers, at least one, `tables/NAME.csv`: the header once, then the rows of all. */
  placeTable(name: string, parts: readonly TablePart[]): Promise<void>;
  /** Writes the gathered rows; awaited between pages, so that a fast API cannot outrun the disk. */
  flush(): Promise<void>;
  /** A small file below the output folder, such as a manifest. */
  writeFile(path: string, text: string): Promise<void>;
  /** Replaces the old tables in one step, or not at all. No other run replaces them until `close`. */
  publish(signal?: AbortSignal): Promise<void>;
  /** Removes everything that was written. Does nothing after `publish`. */
  discard(): Promise<void>;
  /** Lets other runs replace the tables. */
  close(): Promise<void>;
}
