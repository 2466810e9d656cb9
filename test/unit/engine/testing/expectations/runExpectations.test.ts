import assert from 'node:assert/strict';
import type { Expect, JobReport, RunReport } from '../../../../../engine/core/contracts/generated/types.ts';
import { checkPresence, checkRun } from '../../../../../engine/core/testing/checkExpectations.ts';
import { runExpectations } from '../../../../../engine/core/testing/expectations/runExpectations.ts';
import type { ObservedRun } from '../../../../../engine/core/testing/observed/observedRun.ts';

const job = (name: string, status: JobReport['verdict']['status'], more: Partial<JobReport> = {}): JobReport => ({
  ...{ name, pointer: '/config/jobs/0', pages: 2, requests: 2, records: 30, stopReason: 'short-page' },
  verdict: {
    status,
    evidence: [{ code: 'total-matches', message: 'All 30 records are there.' }],
  },
  ...more,
});

const report: RunReport = {
  ...{ config: 'a.extractor.json', startedAt: '2026-01-31T08:00:00.000Z', durationMs: 5, outcome: 'done' },
  ...{ requests: 4, retries: 0, jobs: [job('users', 'complete'), job('orders', 'complete')], tables: [], limits: [] },
};
const error = { code: 'http.status', message: 'HTTP 404.', job: 'users' } as const;

const done: ObservedRun = { report, warnings: [], unmapped: new Map() };
const failed: ObservedRun = { ...done, report: { ...report, outcome: 'failed', error } };
const open: ObservedRun = {
  ...done,
  report: { ...report, jobs: [job('users', 'complete'), job('orders', 'unknown')] },
};
const warned: ObservedRun = {
  ...done,
  warnings: ['empty-page', 'limit'],
  report: { ...report, warnings: [{ kind: 'empty-page', count: 1, message: 'A page is empty.' }] },
};
const leaves: ObservedRun = { ...done, unmapped: new Map([['users', ['avatar', 'bio']]]) };
const without: ObservedRun = { ...done, report: { ...report, jobs: [] } };

type Case = [expect: Expect, run: ObservedRun, ...failures: string[]];

const cases: Record<string, Case[]> = {
  outcome: [
    [{ outcome: 'done' }, done],
    [{ outcome: 'failed' }, failed],
    [{ outcome: 'done' }, failed, 'The run ended with "failed": HTTP 404.'],
    [{ outcome: 'failed' }, done, 'The run ended with "done".'],
  ],
  error: [
    [{ error: 'http.status' }, failed],
    [{ error: 'http.status' }, done, 'The run ended with "done", without an error.'],
    [{ error: 'http.timeout' }, failed, 'The run failed with "http.status": HTTP 404.'],
  ],
  verdict: [
    [{ verdict: 'complete' }, done],
    [{ verdict: 'unknown' }, open],
    [{ verdict: 'complete' }, open, 'The verdict is "unknown". "orders": All 30 records are there.'],
    [{ verdict: 'complete' }, without, 'The verdict is "unknown".'],
  ],
  jobs: [
    [{ jobs: { users: { verdict: 'complete', records: { exactly: 30 }, pages: { max: 2 } } } }, done],
    [{ jobs: { orders: { verdict: 'complete' } } }, open, 'The verdict is "unknown": All 30 records are there.'],
    [{ jobs: { users: { records: { min: 31 } } } }, done, 'Expected 31 records or more, but there are 30 records.'],
    [{ jobs: { users: { pages: { exactly: 3 } } } }, done, 'Expected 3 pages, but there are 2 pages.'],
    [{ jobs: { nobody: {} } }, done, 'No job "nobody" ran.'],
  ],
  requests: [
    [{ requests: { max: 4 } }, done],
    [{ requests: { max: 3 } }, done, 'Expected at most 3 requests, but there are 4 requests.'],
  ],
  warnings: [
    [{ warnings: 'none' }, done],
    [{ warnings: 'none' }, warned, 'The run warns of "empty-page" and "limit". The first: A page is empty.'],
    [{ warnings: ['empty-page', 'limit', 'other'] }, warned],
    [{ warnings: ['empty-page'] }, warned, 'The run warns of "limit". The first: A page is empty.'],
  ],
  unmapped: [
    [{ unmapped: { users: ['bio', 'avatar', 'gone'] } }, leaves],
    [{ unmapped: { users: [] } }, done],
    [{ unmapped: { orders: [] } }, leaves],
    [{ unmapped: { users: ['bio'] } }, leaves, 'The mapping of "users" leaves out "avatar", which it did not before.'],
  ],
  findings: [
    [{ findings: [{ code: 'total-matches' }, { code: 'total-matches', job: 'orders' }] }, done],
    [{ findings: [{ code: 'no-next' }] }, done, 'The verdict does not rest on "no-next". There is: total-matches.'],
    [{ findings: [{ code: 'no-next', job: 'x' }] }, done, 'The verdict does not rest on "no-next". There is none.'],
  ],
};

describe('The expectation of a run', () => {
  for (const [key, all] of Object.entries(cases))
    for (const [expect, run, ...failures] of all)
      it(`${JSON.stringify(expect)} ${failures.length === 0 ? 'is met' : `is not met: ${failures.join(' ')}`}`, () => {
        assert.deepEqual(Object.keys(expect), [key]);
        assert.deepEqual(failuresOf(expect, run), failures);
      });

  it('is in the table for every kind', () =>
    assert.deepEqual(
      Object.keys(cases),
      runExpectations.map(({ key }) => key),
    ));

  it('is that it ends well, where nothing is said of its end', () => {
    assert.deepEqual(failuresOf({}, done), []);
    assert.deepEqual(failuresOf({}, failed), ['The run ended with "failed": HTTP 404.']);
  });

  it('names the job that is the cause', () => {
    const jobs = checkRun({ verdict: 'complete', outcome: 'done' }, { ...open, report: { ...open.report, error } });
    assert.deepEqual(
      jobs.map((each) => each.job),
      [undefined, 'orders'],
    );
  });
});

describe('The tables that are there', () => {
  const tables = new Map([
    ['users', 'in.c-x.users'],
    ['orders', undefined],
  ]);
  const failuresIn = (expect: Expect, others: string[]) =>
    checkPresence(expect, tables, others).flatMap(({ failure, pointer }) =>
      failure ? [`${pointer}: ${failure}`] : [],
    );
  const lost = '/tables/orders: The run wrote no table "orders".';

  it('are those that are expected', () => assert.deepEqual(failuresIn({}, ['more']), [lost]));

  it('are no others, where that is expected', () => {
    assert.deepEqual(failuresIn({ otherTables: false }, []), [lost]);
    assert.deepEqual(failuresIn({ otherTables: false }, ['a', 'b']), [
      lost,
      '/otherTables: The run also wrote "a", "b".',
    ]);
    assert.deepEqual(failuresIn({ otherTables: true }, ['a']), [lost]);
  });
});

function failuresOf(expect: Expect, run: ObservedRun): string[] {
  return checkRun(expect, run).flatMap(({ failure }) => failure ?? []);
}
