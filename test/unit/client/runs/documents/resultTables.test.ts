import assert from 'node:assert/strict';
import { lastResults } from '../../../../../client/runs/documents/lastResults.ts';
import { resultTables } from '../../../../../client/tables/results/resultTables.ts';
import type { RunReport } from '../../../../../engine/faces/run.ts';
import { createRecord } from '../../createRecord.ts';

function reportOf(outcome: RunReport['outcome'], rows: number[]): RunReport {
  const tables = rows.map((count, index) => ({
    name: `in.c-main.t${index}`,
    file: `tables/main.t${index}.csv`,
    rows: count,
    columns: ['id'],
  }));
  return { config: 'a', startedAt: '', durationMs: 1, outcome, requests: 1, retries: 0, jobs: [], tables, limits: [] };
}

describe('The result tables of runs', () => {
  const done = (id: string, outDir: string, rows: number[]) =>
    createRecord({ id, title: id, outDir, startedAt: `2026-01-0${id.at(-1)}`, report: reportOf('done', rows) });

  it('are those with rows, with the place of their file', () => {
    assert.deepEqual(resultTables([done('a1', '/w/out/a', [3, 0])]), [
      {
        name: 'in.c-main.t0',
        rows: 3,
        columns: ['id'],
        folder: '/w/out/a',
        file: 'tables/main.t0.csv',
        run: 'a1',
        startedAt: '',
      },
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
