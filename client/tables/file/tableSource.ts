import type { CsvFile } from './walkRecords.ts';

/** The bytes of a table, on a disk or in memory. */
export interface TableSource extends Pick<CsvFile, 'handle' | 'size'> {
  close(): Promise<void>;
}

/** The destination of an export, which is written whole or not at all. Its errors are worded for a sentence. */
export interface ExportSink {
  write(text: string, encoding: 'utf8' | 'utf16le'): Promise<void>;
  /** Completes the export. Returns the bytes if somebody else has to write them. */
  finish(): Promise<Uint8Array | undefined>;
  /** Removes what was written; does nothing after `finish`. */
  abandon(): Promise<void>;
}

/** The source of a table, and the destination of its exports. */
export interface TablePlace {
  open(): Promise<TableSource>;
  createSink(file: string): Promise<ExportSink>;
}
