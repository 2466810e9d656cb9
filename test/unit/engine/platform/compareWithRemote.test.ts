import assert from 'node:assert/strict';
import type { RunReport } from '../../../../engine/core/contracts/generated/types.ts';
import type { JudgedJob, JudgedTable } from '../../../../engine/core/platform/judging/judgedJob.ts';
import { compareWithRemote } from '../../../../engine/roundTrip/jobs/compareWithRemote.ts';

type Size = [name: string, rows: number, columns: string[]];

function report(tables: Size[], outcome: RunReport['outcome'] = 'done'): RunReport {
  const written = tables.map(([name, rows, columns]) => ({ name, file: `tables/${name}.csv`, rows, columns }));
  const time = { startedAt: '2026-11-28T02:00:00.000Z', durationMs: 1 };
  return { config: 'a.json', ...time, outcome, requests: 1, retries: 0, jobs: [], tables: written, limits: [] };
}

function judged(tables: JudgedTable[]): JudgedJob {
  const job = {
    id: '1',
    status: 'success',
    isFinished: true,
    component: 'c',
    rows: [],
    mode: 'run',
    createdAt: '',
  } as const;
  const verdict = { status: 'unknown', evidence: [] } as const;
  return {
    job,
    verdict: { ...verdict, evidence: [] },
    missing: [],
    parts: [],
    tables,
    version: { isOther: false },
    remarks: [],
  };
}

const there = (id: string, rows: number | undefined, columns: string[]): JudgedTable => ({
  id,
  columns,
  ...(rows !== undefined && { rows }),
});

const a = ['id', 'name'];

const cases: readonly [title: string, here: Size[], there: JudgedTable[], is: string[], isEqual: boolean][] = [
  ['equal', [['items', 3, a]], [there('in.c-b.items', 3, a)], ['equal'], true],
  ['equal, in a bucket of its own', [['in.c-x.items', 3, a]], [there('in.c-b.items', 3, a)], ['equal'], true],
  ['columns in another case and order', [['items', 3, ['NAME', 'id']]], [there('in.c-b.items', 3, a)], ['equal'], true],
  ['other rows', [['items', 2, a]], [there('in.c-b.items', 3, a)], ['different'], false],
  ['another column', [['items', 3, [...a, 'x']]], [there('in.c-b.items', 3, a)], ['different'], false],
  ['only here', [['items', 3, a]], [], ['different'], false],
  ['only there', [], [there('in.c-b.items', 3, a)], ['different'], false],
  ['rows that are not known', [['items', 3, a]], [there('in.c-b.items', undefined, a)], ['unknown'], false],
  [
    'two tables there of the same name',
    [['items', 7, a]],
    [there('in.c-b.items', 3, a), there('in.c-c.items', 4, a)],
    ['equal'],
    true,
  ],
  [
    'two tables there of the same name, one of them not known',
    [['items', 4, a]],
    [there('in.c-b.items', undefined, a), there('in.c-c.items', 4, a)],
    ['unknown'],
    false,
  ],
  ['nothing at all', [], [], [], false],
];

describe('a run here compared with a job there', () => {
  for (const [title, here, other, is, isEqual] of cases)
    it(title, () => {
      const found = compareWithRemote([report(here)], judged(other));
      assert.deepEqual(
        found.tables.map((table) => table.is),
        is,
      );
      assert.equal(found.isEqual, isEqual);
    });

  it('the rows of several runs in one table count together', () => {
    const found = compareWithRemote(
      [report([['items', 2, a]]), report([['items', 1, a]])],
      judged([there('in.c-b.items', 3, a)]),
    );
    assert.equal(found.isEqual, true);
  });

  it('a run here that failed is never equal, and says so', () => {
    const found = compareWithRemote([report([['items', 3, a]], 'failed')], judged([there('in.c-b.items', 3, a)]));
    assert.equal(found.isEqual, false);
    assert.match(found.remarks.join(), /The run here failed/);
  });
});
