import assert from 'node:assert/strict';
import { resultTables } from '../../../client/results/resultTables.ts';
import type { EditorRun } from '../../../client/run/editorRun.ts';
import { EventHistory } from '../../../client/run/eventHistory.ts';
import { Runs } from '../../../client/run/runs.ts';
import { WarningCount } from '../../../client/run/warningCount.ts';
import type { RunReport } from '../../../engine/index.ts';
import { createRecord } from './createRecord.ts';

function createRun(name: string, report?: RunReport): EditorRun & { cancelled: boolean } {
  const run = {
    configFile: `/w/${name}.json`,
    scope: {},
    title: name,
    outDir: `/w/out/${name}`,
    history: new EventHistory(),
    warnings: new WarningCount(),
    record: createRecord({ title: name }),
    cancelled: false,
  };
  return Object.assign(run, { cancel: () => Object.assign(run, { cancelled: true }) }, report && { report });
}

function reportOf(outcome: RunReport['outcome'], rows: number[]): RunReport {
  const tables = rows.map((count, index) => ({
    name: `in.c-main.t${index}`,
    file: `tables/main.t${index}.csv`,
    rows: count,
    columns: ['id'],
  }));
  return { config: 'a', startedAt: '', durationMs: 1, outcome, requests: 1, retries: 0, jobs: [], tables, limits: [] };
}

describe('The runs of a window', () => {
  it('are listed with the newest first, going on and recent', () => {
    const runs = new Runs();
    const [a, b] = [createRun('a'), createRun('b')];
    runs.start(a);
    runs.start(b);
    assert.deepEqual(runs.going(), [b, a]);
    runs.end(b);
    assert.deepEqual(runs.going(), [a]);
    assert.deepEqual(runs.recent(), [b, a]);
  });

  it('keep the last of each output folder only', () => {
    const runs = new Runs();
    const [first, other, second] = [createRun('a'), createRun('b'), createRun('a')];
    for (const run of [first, other, second]) runs.start(run);
    assert.deepEqual(runs.recent(), [second, other]);
  });

  it('tell their listeners of every start and end, until they no longer listen', () => {
    const runs = new Runs();
    const seen: number[] = [];
    const stop = runs.onChange(() => seen.push(runs.going().length));
    const run = createRun('a');
    runs.start(run);
    runs.end(run);
    stop();
    runs.start(run);
    assert.deepEqual(seen, [1, 0]);
  });

  it('are cancelled all at once, those that go on', () => {
    const runs = new Runs();
    const [ended, a, b] = [createRun('ended'), createRun('a'), createRun('b')];
    for (const run of [ended, a, b]) runs.start(run);
    runs.end(ended);
    runs.cancelAll();
    assert.deepEqual([ended.cancelled, a.cancelled, b.cancelled], [false, true, true]);
  });
});

describe('The result tables of runs', () => {
  it('are those with rows, with the absolute path of their file', () => {
    const tables = resultTables([createRun('a', reportOf('done', [3, 0]))]);
    assert.deepEqual(tables, [
      { name: 'in.c-main.t0', rows: 3, columns: ['id'], file: '/w/out/a/tables/main.t0.csv', run: 'a' },
    ]);
  });

  it('are none for a run that goes on, failed or was cancelled', () => {
    const runs = [createRun('a'), createRun('b', reportOf('failed', [3])), createRun('c', reportOf('cancelled', [3]))];
    assert.deepEqual(resultTables(runs), []);
  });
});
