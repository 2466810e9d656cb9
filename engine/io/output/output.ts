/** One page as it waits for the tables: all pages are analysed before the first row can be written. */
export interface StoredPage {
  /** Index of the job in the run. */
  job: number;
  /** How many of its records count; a limit may have cut the rest. */
  records: number;
  /** What else the job adds to its records, as JSON. */
  parents: string;
  /** The answer as it came, decompressed. */
  body: Uint8Array;
}

/** Pages on disk, first in, first out, so that memory does not grow with their number. */
export interface PageStore {
  append(page: StoredPage): Promise<void>;
  pages(): AsyncIterable<StoredPage>;
}

/** A CSV file that is being written. */
export interface TableWriter {
  /** Takes a row; it reaches the disk with the next `flush`. */
  write(cells: string[]): void;
  readonly rows: number;
}

/** Where a run leaves its files. Nothing of it is seen before `publish`, and nothing is left of it after `discard`. */
export interface Output {
  pages: PageStore;
  /** Begins `tables/NAME.csv` with its header. */
  openTable(name: string, columns: string[]): TableWriter;
  /** Writes what the tables hold so far; awaited between pages, so that a fast API cannot outrun the disk. */
  flush(): Promise<void>;
  /** A small file below the output folder, such as a manifest. */
  writeFile(path: string, text: string): Promise<void>;
  /** Puts the new tables in the place of the old ones, in one step. */
  publish(): Promise<void>;
  /** Forgets everything that was written. Does nothing after `publish`. */
  discard(): Promise<void>;
}
