import assert from 'node:assert/strict';
import type { EditorRun } from '../../../../../client/running/start/editorRun.ts';
import { Runs } from '../../../../../client/running/start/runs.ts';
import { lastResults } from '../../../../../client/runs/documents/lastResults.ts';
import { EventHistory } from '../../../../../client/runs/history/eventHistory.ts';
import { WarningCount } from '../../../../../client/runs/summary/warningCount.ts';
import { resultTables } from '../../../../../client/tables/results/resultTables.ts';
import type { RunReport } from '../../../../../engine/index.ts';
import { createRecord } from '../../createRecord.ts';

function createRun(name: string): EditorRun & { cancelled: boolean } {
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
  return Object.assign(run, { cancel: () => Object.assign(run, { cancelled: true }) });
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
  it('are those that go on, the newest first', () => {
    const runs = new Runs();
    const [a, b] = [createRun('a'), createRun('b')];
    runs.start(a);
    runs.start(b);
    assert.deepEqual(runs.going(), [b, a]);
    runs.end(b);
    assert.deepEqual(runs.going(), [a]);
    assert.equal(runs.started, 2);
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
  const done = (id: string, outDir: string, rows: number[]) =>
    createRecord({ id, title: id, outDir, startedAt: `2026-01-0${id.at(-1)}`, report: reportOf('done', rows) });

  it('are those with rows, with the absolute path of their file', () => {
    assert.deepEqual(resultTables([done('a1', '/w/out/a', [3, 0])]), [
      { name: 'in.c-main.t0', rows: 3, columns: ['id'], file: '/w/out/a/tables/main.t0.csv', run: 'a1' },
    ]);
  });

  it('are none for a run that goes on, failed or was cancelled', () => {
    const runs = [
      createRecord({ state: 'running' }),
      createRecord({ state: 'failed', report: reportOf('failed', [3]) }),
      createRecord({ state: 'cancelled', report: reportOf('cancelled', [3]) }),
    ];
    assert.deepEqual(resultTables(runs), []);
  });

  it('that lie there now are of the last run into each folder', () => {
    const runs = [done('b3', '/w/out/b', [1]), done('a2', '/w/out/a', [2]), done('a1', '/w/out/a', [3])];
    assert.deepEqual(
      lastResults(runs).map(({ run, rows }) => [run, rows]),
      [
        ['b3', 1],
        ['a2', 2],
      ],
    );
  });

  it('of a run stay where the next one into its folder was cancelled', () => {
    const cancelled = createRecord({ id: 'a2', outDir: '/w/out/a', startedAt: '2026-01-02', state: 'cancelled' });
    assert.deepEqual(
      lastResults([cancelled, done('a1', '/w/out/a', [3])]).map(({ run }) => run),
      ['a1'],
    );
  });
});
