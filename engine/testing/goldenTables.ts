import path from 'node:path';
import type { TableReport } from '../core/contracts/generated/types.ts';
import { compareRows, type TableRows } from '../core/testing/golden/compareRows.ts';
import { diffText } from '../core/testing/golden/diffText.ts';
import { differs, type TableDiff } from '../core/testing/golden/tableDiff.ts';
import { diskTreeFiles, treePath } from '../io/files/diskTreeFiles.ts';
import { openForeignFile } from '../io/files/readForeignFile.ts';
import { readTable } from '../io/output/readTable.ts';
import type { RunTables } from './runTables.ts';

const ending = '.csv';

/** The names of the golden tables of a case, as the run names their files. */
export async function goldenNames(folder: string): Promise<string[]> {
  const names = await diskTreeFiles.list(treePath(folder));
  return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
}

/** The file of a golden table. */
export function goldenFile(folder: string, table: Pick<TableReport, 'file'>): string {
  return path.join(folder, path.basename(table.file));
}

/** How a table differs from its golden one. `isExact`: the order of rows and columns counts too. */
export interface GoldenComparison {
  diff: TableDiff;
  /** In words; absent: it is the same. */
  failure?: string;
}

/** Compares a table with its golden file, as a set of rows by a key, or in its order. Throws a UserError if that is no CSV. */
export async function compareGolden(
  file: string,
  table: TableReport,
  tables: RunTables,
  { key, isExact }: { key: readonly string[]; isExact: boolean },
): Promise<GoldenComparison> {
  if (await hasBytes(file, tables.content(table))) return { diff: nothing(table) };
  const isOrdered = isExact && (await isSameInOrder(goldenRows(file), tables.rows(table)));
  if (isOrdered) return { diff: nothing(table) };
  const diff = await compareRows(goldenRows(file), tables.rows(table), key);
  const failure =
    diffText(diff, table.columns) ??
    (isExact ? 'The rows or columns of the table are in another order than in the golden one.' : undefined);
  return { diff, ...(failure !== undefined && (isExact || differs(diff)) && { failure }) };
}

/** Whether a golden table is the same byte for byte, which needs no reading of its rows. */
async function hasBytes(file: string, content: Uint8Array | { file: string }): Promise<boolean> {
  if (!(content instanceof Uint8Array)) return false;
  const handle = await openForeignFile(file);
  try {
    if ((await handle.stat()).size !== content.length) return false;
    return (await handle.readFile()).equals(content);
  } finally {
    await handle.close();
  }
}

/** The rows of a golden table, whose line ends Git may have changed. */
async function* goldenRows(file: string): TableRows & AsyncGenerator<string[][]> {
  let isChanged: boolean | undefined;
  for await (const batch of readTable(file, ['\r\n', '\n'])) {
    isChanged ??= batch.some((row) => row.some((cell) => cell.includes('\r\n')));
    yield isChanged ? batch.map((row) => row.map((cell) => cell.replaceAll('\r\n', '\n'))) : batch;
  }
}

async function isSameInOrder(golden: TableRows, now: TableRows): Promise<boolean> {
  const [before, after] = [rowsOf(golden), rowsOf(now)];
  for (;;) {
    const [one, other] = [await before.next(), await after.next()];
    if (one.done === true || other.done === true) return one.done === other.done;
    if (one.value.length !== other.value.length || one.value.some((cell, index) => cell !== other.value[index]))
      return false;
  }
}

async function* rowsOf(batches: TableRows): AsyncGenerator<readonly string[]> {
  for await (const batch of batches) yield* batch;
}

function nothing({ rows }: TableReport): TableDiff {
  return {
    columns: { added: [], lost: [] },
    rows: { golden: rows, now: rows },
    added: 0,
    lost: 0,
    changed: 0,
    shown: [],
  };
}
