import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { folderFiles } from '../../../engine/io/files/folderFiles.ts';
import { readRecording } from '../../../engine/io/recording/readRecording.ts';
import { isStored, outputIn, rowCount, type Trial } from './trial.ts';

/** The number for a folder in which nothing has been written. */
export const nothing = 0;

/** The run of the tables, which are whole; `nothing` where there are none. */
export function runOfTables(trial: Trial, runs: readonly number[]): number {
  const { tables } = outputIn(trial.at('out'));
  if (Object.keys(tables).length === 0) return nothing;
  const run = runs.find((run) => isDeepStrictEqual(tables, trial.expected(run).tables));
  assert.ok(run !== undefined, `The tables are of no run, or mixed: ${sizesOf(tables)}`);
  return run;
}

/** The run of the state. */
export function runOfState(trial: Trial, runs: readonly number[]): number {
  const { state } = outputIn(trial.at('out'));
  const run = runs.find((run) => isDeepStrictEqual(state, trial.expected(run).state));
  assert.ok(run !== undefined, `The state is of no run: ${JSON.stringify(state)}`);
  return run;
}

/** The run of the recording; a run on it gives the same tables. */
export async function runOfRecording(trial: Trial): Promise<number> {
  if (!existsSync(trial.at('recording', 'recording.json'))) {
    assert.deepEqual(readdirSync(trial.at('recording')), [], 'there is a part of a recording');
    return nothing;
  }
  const { exchanges } = await readRecording(folderFiles(trial.at('recording')));
  const runs = new Set(exchanges.map(({ url }) => Number(new URL(url).searchParams.get('run'))));
  const [run = nothing] = runs;
  assert.equal(runs.size, 1, `The recording is of several runs: ${[...runs]}`);
  assert.deepEqual(await trial.replay(run), trial.expected(run));
  return run;
}

/** The imported runs, the last one at the end: all tables of each of them, and all of their rows. */
export function importedRuns(trial: Trial): number[] {
  const file = trial.at('storage', 's.sqlite');
  if (!isStored || !existsSync(file)) return [];
  const database = new DatabaseSync(file);
  const read = (sql: string) => database.prepare(sql).all().map(Object.values) as [run: number, rows: number][];
  try {
    assert.deepEqual(read('PRAGMA integrity_check'), [['ok']]);
    if (read(`SELECT 1 FROM sqlite_schema WHERE "name" = '_pagewright_loads'`).length === 0) return [];
    const byRun = 'count(*) FROM "in.c-b.items" GROUP BY 1 ORDER BY 1';
    const items = read(`SELECT CAST("run" AS INTEGER), ${byRun}`);
    const tags = read(`SELECT CAST(substr("data", 2) AS INTEGER), ${byRun.replace('items', 'items_tags')}`);
    const orders = read(`SELECT CAST("run" AS INTEGER), ${byRun.replace('items', 'orders')}`);
    const runs = items.map(([run]) => run);
    for (const rows of [items, tags])
      assert.deepEqual(
        rows,
        runs.map((run) => [run, rowCount]),
      );
    const [last = nothing] = orders.map(([run]) => run);
    assert.deepEqual(orders, [[last, rowCount]]);
    assert.ok(runs.includes(last));
    if (!trial.isIncremental) assert.deepEqual(runs, [last]);
    const loads = read('SELECT count(*), count(*) FROM "_pagewright_loads" GROUP BY "table"');
    assert.ok(loads.length === 3 && new Set(loads.map(String)).size === 1, 'there is a part of an import');
    return [...runs.filter((run) => run !== last), last];
  } finally {
    database.close();
  }
}

/** Checks that no run leaves anything but its results. */
export function checkNothingLeft(trial: Trial): void {
  const names = (folder: string) => readdirSync(trial.at(folder)).sort();
  assert.deepEqual(names('out'), ['state.json', 'tables']);
  assert.deepEqual(names('recording'), ['answers', 'exchanges.jsonl', 'recording.json']);
  assert.deepEqual(names('shapes'), ['s.json']);
  assert.deepEqual(names('storage'), isStored ? ['s.sqlite'] : []);
}

/** A reader finds shapes, or no file. */
export function checkShapes(trial: Trial): void {
  const file = trial.at('shapes', 's.json');
  if (existsSync(file)) assert.deepEqual(Object.keys(JSON.parse(readFileSync(file, 'utf8')).jobs), ['items', 'orders']);
}

function sizesOf(tables: Record<string, string>): string {
  const sizes = Object.entries(tables).map(([name, text]) => `${name} (${text.length} characters)`);
  return sizes.join(', ');
}
