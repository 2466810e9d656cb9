/** One page as it waits for the tables: most pages are analysed before the first row can be written. */
export interface StoredPage {
  /** Index of the job in the run. */
  job: number;
  /** How many of its records count; a limit may have cut the rest. */
  records: number;
  /** What else the job adds to its records, as JSON. */
  parents: string;
  /** The response as received, decompressed. */
  body: Uint8Array;
}

/** Pages on disk, first in, first out, so that memory does not grow with their number. */
export interface PageStore {
  append(page: StoredPage): Promise<void>;
  pages(): AsyncIterable<StoredPage>;
}

/** Rows that are being written, with their header, and not yet a table of the output. */
export interface TablePart {
  readonly columns: readonly string[];
  readonly rows: number;
  /** Takes a row; it reaches the disk with a later `flush`. */
  write(cells: string[]): void;
  /** Takes complete lines, and how many they are. */
  writeLines(lines: Uint8Array, rows: number): void;
}

/** Where rows go until they are tables. */
export interface TableParts {
  openPart(columns: readonly string[]): TablePart;
  /** Forgets a part and the rows that it took. */
  dropPart(part: TablePart): Promise<void>;
}

/** Where a run leaves its files. Nothing is visible before `publish`, and nothing is left after `discard`. */
export interface Output extends TableParts {
  pages: PageStore;
  /** Makes parts with equal headers, at least one, `tables/NAME.csv`: the header once, then the rows of all. */
  placeTable(name: string, parts: readonly TablePart[]): Promise<void>;
  /** Writes what has gathered; awaited between pages, so that a fast API cannot outrun the disk. */
  flush(): Promise<void>;
  /** A small file below the output folder, such as a manifest. */
  writeFile(path: string, text: string): Promise<void>;
  /**
   * Replaces the old tables with the new ones, in one step. If it fails, the old ones are unchanged. No other run
   * replaces them until `close`.
   */
  publish(signal?: AbortSignal): Promise<void>;
  /** Forgets everything that was written. Does nothing after `publish`. */
  discard(): Promise<void>;
  /** Lets other runs replace the tables. */
  close(): Promise<void>;
}
