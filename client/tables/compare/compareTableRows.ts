import { isFileError, readForeignText } from '@pagewright/engine/files';
import { keyColumnsIn } from '../editor/keyColumnsIn.ts';
import { type OpenCsv, openCsv } from '../file/openCsv.ts';
import { placeOnDisk } from '../file/placeOnDisk.ts';
import { comparedColumns } from './comparedColumns.ts';
import { compareRows } from './compareRows.ts';
import type { RowComparison, RowReason, TableRows } from './rowMessages.ts';

/** A table of two runs, with the files that may hold it in each, the likeliest first. */
export interface TablePair {
  table: string;
  before: string[];
  after: string[];
}

interface OpenTable extends OpenCsv {
  /** The primary key. */
  key: string[];
}

/** Compares the rows of tables in two runs, one table after the other, and passes each result on. */
export async function compareTableRows(pairs: readonly TablePair[], take: (rows: TableRows) => void): Promise<void> {
  for (const { table, before, after } of pairs) {
    const rows = await comparePair(before, after).catch((): RowReason => 'unreadable');
    take(typeof rows === 'string' ? { table, reason: rows } : { table, ...rows });
  }
}

async function comparePair(before: readonly string[], after: readonly string[]): Promise<RowComparison | RowReason> {
  const tables: OpenTable[] = [];
  try {
    for (const files of [before, after]) {
      const open = await openFirst(files);
      if (open !== undefined) tables.push(open);
    }
    const [one, other] = tables;
    return one === undefined || other === undefined ? 'not-kept' : await compareOpen(one, other);
  } finally {
    for (const { close } of tables) await close();
  }
}

async function compareOpen(before: OpenTable, after: OpenTable): Promise<RowComparison | RowReason> {
  const columns = comparedColumns(before, after);
  if (columns.names.length === 0) return 'no-common-column';
  return (await compareRows(before, after, columns)) ?? 'too-many-rows';
}

/** Opens the first of these files that is there. */
async function openFirst([file, ...others]: readonly string[]): Promise<OpenTable | undefined> {
  if (file === undefined) return undefined;
  try {
    const open = await openCsv(await placeOnDisk(file).open());
    const manifest = await readForeignText(`${file}.manifest`, 'manifest').catch(() => '');
    return { ...open, key: keyColumnsIn(manifest) };
  } catch (error) {
    if (isFileError(error) && error.isMissing) return await openFirst(others);
    throw error;
  }
}
