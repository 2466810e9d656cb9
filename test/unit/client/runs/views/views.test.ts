import assert from 'node:assert/strict';
import { runFacts, runOutcome } from '../../../../../client/runs/history/runFacts.ts';
import type { RequestRecord, RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import { filterEvents } from '../../../../../client/runs/views/eventFilter.ts';
import { isChildOf, isTopLevel, jobFacts, jobLabel } from '../../../../../client/runs/views/nodes/jobText.ts';
import { requestGroups } from '../../../../../client/runs/views/nodes/requestGroups.ts';
import { requestIcon, requestLabel, requestOutcome } from '../../../../../client/runs/views/nodes/requestText.ts';
import { runLine, runResult } from '../../../../../client/runs/views/nodes/runText.ts';
import type { RunReport } from '../../../../../engine/faces/run.ts';
import { createJob, createReport } from '../../../engine/summary/createReport.ts';
import { createSearch } from '../../../engine/summary/createSearch.ts';
import { createEvent } from '../../createEvent.ts';
import { createRecord } from '../../createRecord.ts';

const request: RequestRecord = { number: 3, method: 'GET', path: '/a?b=1', at: 0, ms: 35, attempt: 1, status: 200 };

describe('A request in the view of runs', () => {
  const cases: [string, Partial<RequestRecord>, label: string, outcome: string, icon: string][] = [
    ['with a page', { page: { page: 2, records: 100 } }, 'Page 2', '200 · 100 records · 35 ms · GET /a?b=1', 'file'],
    [
      'with an empty page',
      { page: { page: 3, records: 0 } },
      'Page 3',
      '200 · 0 records · 35 ms · GET /a?b=1',
      'circle-outline',
    ],
    ['without a page', {}, 'GET /a?b=1', '200 · 35 ms', 'arrow-swap'],
    ['that is repeated', { attempt: 2 }, 'GET /a?b=1 (attempt 2)', '200 · 35 ms', 'arrow-swap'],
    ['that is refused', { status: 503, waitMs: 1500 }, 'GET /a?b=1', '503 · 35 ms · waited 1.5 s', 'error'],
    ['without an answer', { status: undefined, error: 'http.timeout' }, 'GET /a?b=1', 'http.timeout · 35 ms', 'error'],
    [
      'that was cancelled',
      { status: undefined, error: 'cancelled' },
      'GET /a?b=1',
      'cancelled · 35 ms',
      'circle-slash',
    ],
    ['from the cache', { fromCache: true }, 'GET /a?b=1', '200 from the cache · 35 ms', 'arrow-swap'],
    ['with control characters in its path', { path: '/a\u001b[2J' }, 'GET /a', '200 · 35 ms', 'arrow-swap'],
  ];
  for (const [name, fields, label, outcome, icon] of cases) {
    it(`${name} says what was asked for and what came of it`, () => {
      const one = { ...request, ...fields };
      assert.ok(requestLabel(one).startsWith(label), requestLabel(one));
      assert.deepEqual([requestOutcome(one), requestIcon(one).icon], [outcome, icon]);
      assert.ok(!requestLabel(one).includes('\u001b'));
    });
  }
});

describe('A request of a job that was run for each record of its parent', () => {
  it('is called by its path, by which it is told apart, and its page after the first', () => {
    const of = (fields: Partial<RequestRecord>) =>
      requestLabel({ ...request, path: '/users/7/orders?limit=20', ...fields }, true);
    assert.deepEqual(
      [of({ page: { page: 1, records: 2 } }), of({ page: { page: 2, records: 2 } }), of({ attempt: 2 })],
      ['GET /users/7/orders', 'GET /users/7/orders, page 2', 'GET /users/7/orders?limit=20 (attempt 2)'],
    );
  });
});

describe('Jobs in the view of runs', () => {
  it('stand below their parents, by their names', () => {
    assert.deepEqual(
      [isChildOf('a > b', 'a'), isChildOf('a > b > c', 'a'), isChildOf('a', 'a'), isChildOf('ab > c', 'a')],
      [true, false, false, false],
    );
    assert.deepEqual(
      ['a', 'a > b', 'x > y'].map((name) => isTopLevel(name, ['a', 'a > b', 'x > y'])),
      [true, false, true],
    );
  });

  it('are called by the last part of their names; what belongs to none has words of its own', () => {
    assert.deepEqual(
      ['a > b > c', 'a', ''].map((name) => jobLabel({ name })),
      ['c', 'a', 'Outside of jobs'],
    );
  });

  it('have their requests in hundreds, each of which stays what it is while more come', () => {
    const asked = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => ({ ...request, number: from + index }));
    const groupsOf = (total: number) => {
      const last = asked(Math.max(101, total - 399), total);
      return requestGroups({ requests: [...asked(1, 100), ...last], forgotten: total - 100 - last.length });
    };
    assert.deepEqual(
      groupsOf(250).map(({ first, requests }) => [first, requests[0]?.number, requests.length]),
      [
        [1, 1, 100],
        [101, 101, 100],
        [201, 201, 50],
      ],
    );
    for (const total of [1_230, 1_231, 1_299]) {
      assert.deepEqual(
        groupsOf(total).map(({ first }) => first),
        [1, 801, 901, 1_001, 1_101, 1_201],
      );
      for (const { first, requests } of groupsOf(total)) {
        assert.ok(requests.every(({ number }) => number >= first && number < first + 100));
      }
    }
  });

  it('say what was read, the verdict first', () => {
    const job = { name: 'a', runs: 3, requests: [], forgotten: 0, pages: 1, records: 1200, recordsPerPage: [] };
    assert.equal(jobFacts(job, 'incomplete'), 'incomplete · 1,200 records · 1 page · 3 runs');
    assert.equal(jobFacts({ ...job, runs: 1 }, undefined), '1,200 records · 1 page');
  });
});

describe('A run in the view of runs', () => {
  const report = (outcome: RunReport['outcome'], status: 'complete' | 'incomplete'): RunReport => {
    const counts = { pages: 1, requests: 1, records: 7 };
    const jobs = [
      { name: 'a', pointer: '', ...counts, stopReason: 'short-page' as const, verdict: { status, evidence: [] } },
    ];
    const tables = [{ name: 'a', file: 'a.csv', rows: 9, columns: ['id'] }];
    return {
      config: 'a',
      startedAt: '2026-01-31T08:00:00.000Z',
      durationMs: 1200,
      outcome,
      requests: 1,
      retries: 0,
      jobs,
      tables,
      limits: [],
    };
  };
  const jobs = [{ name: 'a', runs: 1, requests: [], forgotten: 0, pages: 1, records: 7, recordsPerPage: [] }];
  const cases: [string, Partial<RunRecord>, string][] = [
    ['that was done', { state: 'done', report: report('done', 'complete') }, 'complete · 9 rows · 1.2 s'],
    ['that lost data', { state: 'done', report: report('done', 'incomplete') }, 'incomplete · 9 rows · 1.2 s'],
    ['that goes on', { state: 'running' }, 'running · 7 records · 1.2 s'],
    [
      'that goes on in another window',
      { state: 'running', isElsewhere: true },
      'running in another window · 7 records · 1.2 s',
    ],
    ['that failed', { state: 'failed', report: report('failed', 'incomplete') }, 'failed · 7 records · 1.2 s'],
    ['that was interrupted', { state: 'interrupted' }, 'interrupted · 7 records · 1.2 s'],
  ];
  for (const [name, fields, expected] of cases) {
    it(`${name} says so first`, () =>
      assert.equal(runFacts(createRecord({ jobs, durationMs: 1200, ...fields })), expected));
  }

  const capped = report('done', 'incomplete');
  capped.jobs[0]?.verdict.evidence.push({ code: 'total-differs', message: 'The API reports 137.', total: 137 });
  const withOther = createReport([...capped.jobs, createJob('b', { records: 1 })]);
  const rows: [Partial<RunRecord>, string][] = [
    [{ report: withOther }, '7 of 137'],
    [{ report: report('done', 'complete') }, '7 records'],
    [{ report: capped }, '7 of 137'],
    [
      { scope: { search: { maxRequests: 12 } }, report: createReport([], { search: createSearch() }) },
      'found, 0 requests',
    ],
    [{ state: 'running' }, 'running, 7 records'],
    [{ state: 'running', isElsewhere: true }, 'running in another window'],
    [{ state: 'failed', report: report('failed', 'incomplete') }, 'failed'],
    [{ state: 'fault' }, 'internal error'],
  ];
  for (const [fields, expected] of rows) {
    it(`is short on its line: ${expected}`, () => assert.equal(runResult(createRecord({ jobs, ...fields })), expected));
  }

  const lines: [title: string, scope: RunRecord['scope'], isInGroup: boolean, label: string, description: string][] = [
    ['of a configuration alone', {}, false, 'users', '2:18:11 PM · 7 records'],
    ['of a job', { job: 'a', firstPage: true }, false, 'a · first page', '2:18:11 PM · 7 records'],
    ['below the line of its configuration: its time is its name', {}, true, '2:18:11 PM', '7 records'],
    ['of all jobs, but not of all', { testRun: true }, true, 'all jobs · test run', '2:18:11 PM · 7 records'],
    ['of a job below that line', { job: 'a' }, true, 'a', '2:18:11 PM · 7 records'],
  ];
  for (const [title, scope, isInGroup, label, description] of lines) {
    it(`has a line that fits a narrow side bar: ${title}`, () => {
      const run = createRecord({ jobs, scope, report: report('done', 'complete') });
      const line = runLine(run, { name: 'users', start: '2:18:11 PM', isInGroup });
      assert.deepEqual(line, { label, description });
    });
  }

  it('says on its line that it was opened from elsewhere', () => {
    const run = createRecord({ jobs, report: report('done', 'complete'), from: '/elsewhere' });
    const around = { name: 'users', start: '2:18:11 PM' };
    assert.equal(runLine(run, { ...around, isInGroup: false }).description, '2:18:11 PM · 7 records · opened');
    assert.equal(runLine(run, { ...around, isInGroup: true }).description, '7 records · opened');
  });

  it('has no verdict where its report is not known', () => {
    assert.equal(runOutcome(createRecord({ state: 'done' })), 'unknown');
  });
});

describe('The filter of events', () => {
  const asked = { kind: 'request', request: 1, method: 'GET', path: '/', url: '', attempt: 1, durationMs: 1 } as const;
  const events = [
    createEvent({ kind: 'error', code: 'a.b' }, 'e', 'error'),
    createEvent({ kind: 'empty-page', page: 1, path: '' }, 'w', 'warning'),
    createEvent({ kind: 'logged-in' }, 'i', 'info'),
    createEvent(asked, 'r', 'debug'),
    createEvent({ kind: 'cancelled' }, 'd', 'debug'),
  ];
  const shown = (level: Parameters<typeof filterEvents>[1]) =>
    filterEvents(events, level)
      .map(({ message }) => message)
      .join('');
  it('shows a level and those above; requests are information', () => {
    assert.deepEqual([shown('debug'), shown('info'), shown('warning'), shown('error')], ['ewird', 'ewir', 'ew', 'e']);
  });
});
