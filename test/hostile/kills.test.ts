import assert from 'node:assert/strict';
import { type Next, seeded, seedsOf } from '../support/seeded.ts';
import { partOf, sweep } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import {
  checkNothingLeft,
  checkShapes,
  importedRuns,
  nothing,
  runOfRecording,
  runOfState,
  runOfTables,
} from './kills/checks.ts';
import { type Ending, type Moment, momentFrom, runUntil } from './kills/moment.ts';
import { isStored, Trial } from './kills/trial.ts';

/** The run before, the one or two that are killed, and the one after them. */
const [before, first, second, after] = [1, 2, 3, 4];

describe('a run that is killed', function () {
  this.timeout(3_600_000);
  const folder = temporaryFolder();
  // Each is a separate trial, in which mostly one process is killed: whether there was a run before, who is killed, and
  // when.
  const seeds = seedsOf(partOf(220));

  it('leaves the tables, the recording and the storage of one run, whole, and the next run works', async () => {
    let [kills, count] = [0, 0];
    await sweep(seeds, 2, async (seed) => {
      const next = seeded(seed * 7_919);
      const trial = await Trial.open(`${folder()}/${seed}`, next(2) === 0);
      try {
        kills += await killAndCheck(trial, next);
        count++;
      } finally {
        await trial.close();
      }
    });
    assert.ok(kills >= count / 2, `Only ${kills} of ${count} runs were still there at their moment.`);
  });
});

/** Returns how many processes were killed. */
async function killAndCheck(trial: Trial, next: Next): Promise<number> {
  const known = next(5) === 0 ? nothing : before;
  if (known === before) await runToItsEnd(trial, before);
  const killed = await killSome(trial, next);
  const ended = [first, second].filter((run) => killed.get(run) === false);
  const runs = [known, ...killed.keys()];

  assert.ok([nothing, ...runs].includes(runOfTables(trial, runs)), 'there are tables of one run, or none for now');
  checkShapes(trial);
  await trial.startAndCancel(after);

  const tables = runOfTables(trial, runs);
  const state = runOfState(trial, runs);
  // The state comes after the tables, so it may be that of the run before them, but never a newer one.
  if (killed.get(tables) !== true) assert.equal(state, tables);
  const recording = await runOfRecording(trial);
  assert.ok(runs.includes(recording));
  const imported = importedRuns(trial);
  if (ended.length > 0) assert.ok(tables !== known && recording !== known);
  if (isStored && ended.includes(tables)) assert.equal(imported.at(-1), tables);
  if (isStored && trial.isIncremental)
    assert.ok([known, ...ended].every((run) => run === nothing || imported.includes(run)));

  await runToItsEnd(trial, after);
  return [...killed.values()].filter(Boolean).length;
}

/** Kills one run, or one or both of two at once. Returns which of them were killed. */
async function killSome(trial: Trial, next: Next): Promise<Map<number, boolean>> {
  const moments = new Map<number, Moment | undefined>([[first, momentFrom(next)]]);
  if (next(3) === 0) moments.set(second, next(2) === 0 ? momentFrom(next) : undefined);
  for (const run of moments.keys()) await trial.prepare(run);
  const endings = await Promise.all(
    [...moments].map(async ([run, moment]) => [run, wasKilled(await runUntil(trial, run, moment))] as const),
  );
  return new Map(endings);
}

async function runToItsEnd(trial: Trial, run: number): Promise<void> {
  await trial.prepare(run);
  assert.equal(wasKilled(await runUntil(trial, run)), false);
  assert.deepEqual([runOfTables(trial, [run]), runOfState(trial, [run]), await runOfRecording(trial)], [run, run, run]);
  if (isStored) assert.equal(importedRuns(trial).at(-1), run);
  checkShapes(trial);
  checkNothingLeft(trial);
}

/** A run that was done before its moment must have ended well. */
function wasKilled(ending: Ending): boolean {
  if (ending === 'killed') return true;
  assert.equal(ending.code, 0, ending.said);
  return false;
}
