import type { CsvFile } from './walkRecords.ts';

/** The bytes of a table, on a disk or in memory. */
export interface TableSource extends Pick<CsvFile, 'handle' | 'size'> {
  close(): Promise<void>;
}

/** Where an export is written: whole or not at all. What it throws is worded for a sentence. */
export interface ExportSink {
  write(text: string, encoding: 'utf8' | 'utf16le'): Promise<void>;
  /** Everything is written. Returns the bytes where somebody else has to write them. */
  finish(): Promise<Uint8Array | undefined>;
  /** Leaves nothing behind; after `finish` it does nothing. */
  abandon(): Promise<void>;
}

/** What a table is read from, and what its exports are written with. */
export interface TablePlace {
  open(): Promise<TableSource>;
  createSink(file: string): Promise<ExportSink>;
}
