import path from 'node:path';
import type { RunReport } from '../core/contracts/generated/types.ts';
import { parsePlain } from '../core/json/parsePlain.ts';
import { readCsvLines } from '../core/text/readCsvLines.ts';
import { type FileSource, memoryFiles, readText } from '../io/files/fileSource.ts';
import { folderFiles } from '../io/files/folderFiles.ts';
import { readTable } from '../io/output/readTable.ts';

/** The tables that a run has written, in memory or on a disk. */
export interface RunTables {
  readonly all: RunReport['tables'];
  /** The rows of a table in batches, the header first. */
  rows(table: RunReport['tables'][number]): AsyncIterable<string[][]>;
  /** The bytes of a table, or the file that has them. */
  content(table: RunReport['tables'][number]): Uint8Array | { file: string };
  /** The primary key in the manifest of a table; none: the table has none. */
  primaryKey(table: RunReport['tables'][number]): Promise<string[]>;
  /** Removes what only this run needed. */
  close(): Promise<void>;
}

/** The tables of a run in memory. */
export function memoryTables({ tables }: RunReport, files: ReadonlyMap<string, Uint8Array>): RunTables {
  const bytesOf = (file: string) => files.get(file) ?? new Uint8Array();
  return {
    all: tables,
    async *rows({ file }) {
      const rows = readCsvLines(bytesOf(file), Number.POSITIVE_INFINITY);
      if (rows[0]?.length !== 0) yield rows;
    },
    content: ({ file }) => bytesOf(file),
    primaryKey: ({ file }) => primaryKeyIn(memoryFiles(files), file),
    close: async () => {},
  };
}

/** The tables of a run in a folder. */
export function diskTables({ tables }: RunReport, folder: string, close: () => Promise<void>): RunTables {
  return {
    all: tables,
    rows: ({ file }) => readTable(path.join(folder, file)),
    content: ({ file }) => ({ file: path.join(folder, file) }),
    primaryKey: ({ file }) => primaryKeyIn(folderFiles(folder), file),
    close,
  };
}

async function primaryKeyIn(files: FileSource, file: string): Promise<string[]> {
  const manifest = parsePlain<{ primary_key?: string[] }>(await readText(files, `${file}.manifest`, 'manifest'));
  return manifest.primary_key ?? [];
}
