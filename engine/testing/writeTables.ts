import path from 'node:path';
import type { Expect } from '../core/contracts/generated/types.ts';
import { tableNamed } from '../core/testing/reading/tableNamed.ts';
import { caseFiles } from '../core/testing/testPaths.ts';
import { folderFiles } from '../io/files/folderFiles.ts';
import { writeWhole } from '../io/files/writeWhole.ts';
import { readTable } from '../io/output/readTable.ts';
import type { CasePlace } from './caseFolder.ts';
import { expectOf } from './expectFile.ts';
import { goldenNames } from './goldenTables.ts';
import { bytesOf } from './keepCase.ts';
import { runCase } from './runCase.ts';
import type { SeenRun } from './runRecorded.ts';
import type { TestedConfig } from './testedConfig.ts';

/** A table of a case: the golden one, and the one that its run writes now; of one that is new or gone, only one of them. */
export interface CaseTable {
  /** The name of its file, without the ending. */
  name: string;
  golden?: WrittenTable;
  now?: WrittenTable;
}

/** A copy of a table, with a manifest beside it that has the key of the comparison. */
export interface WrittenTable {
  file: string;
  columns: string[];
  rows: number;
}

/**
 * Runs a case, and copies its tables and the golden ones into another folder, to compare them. Without golden tables all
 * are new, otherwise those without a golden one are left out. Throws a UserError.
 */
export async function writeTables(
  config: TestedConfig,
  place: CasePlace,
  folder: string,
  signal: AbortSignal,
): Promise<CaseTable[]> {
  const own = await expectOf(place);
  const golden = path.join(place.folder, caseFiles.tables);
  const names = await goldenNames(golden);
  const text = await config.textFor(own.config ?? {});
  const run = await runCase(place, { text, expect: own }, signal);
  try {
    const all = run.tables.all.map(({ file }) => path.basename(file, '.csv'));
    const tables: CaseTable[] = [];
    for (const name of names.length === 0 ? all : names) {
      const key = await keyOf(own, run, name);
      const now = await writeNow(run, name, path.join(folder, 'now'), key);
      const before = names.includes(name)
        ? await copyGolden(golden, name, path.join(folder, 'golden'), key)
        : undefined;
      tables.push({ name, ...(before && { golden: before }), ...(now && { now }) });
    }
    return tables;
  } finally {
    await run.tables.close();
  }
}

/** The columns that identify a row: those that are expected to, otherwise the primary key. */
async function keyOf({ tables = {} }: Expect, run: SeenRun, name: string): Promise<string[]> {
  const table = tableOf(run, name);
  if (table === undefined) return [];
  const [, own] = Object.entries(tables).find(([named]) => tableNamed(run.tables.all, named) === table) ?? [];
  return own?.key ?? (await run.tables.primaryKey(table));
}

async function writeNow(run: SeenRun, name: string, into: string, key: string[]): Promise<WrittenTable | undefined> {
  const table = tableOf(run, name);
  if (table === undefined) return undefined;
  const file = await write(into, name, await bytesOf(run.tables.content(table)), key);
  return { file, columns: table.columns, rows: table.rows };
}

async function copyGolden(from: string, name: string, into: string, key: string[]): Promise<WrittenTable> {
  const file = await write(into, name, await folderFiles(from).read(`${name}.csv`, 'response'), key);
  let [columns, rows]: [string[] | undefined, number] = [undefined, 0];
  for await (const batch of readTable(file, ['\r\n', '\n']))
    for (const row of batch) {
      if (columns === undefined) columns = row;
      else rows++;
    }
  return { file, columns: columns ?? [], rows };
}

async function write(into: string, name: string, content: Uint8Array, key: string[]): Promise<string> {
  const file = path.join(into, `${name}.csv`);
  await writeWhole(file, content);
  await writeWhole(`${file}.manifest`, JSON.stringify({ primary_key: key }));
  return file;
}

function tableOf({ tables }: SeenRun, name: string): SeenRun['tables']['all'][number] | undefined {
  return tables.all.find(({ file }) => path.basename(file, '.csv') === name);
}
