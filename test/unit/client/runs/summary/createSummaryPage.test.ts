import assert from 'node:assert/strict';
import { isReplaced } from '../../../../../client/runs/history/isReplaced.ts';
import type { RunRecord, RunState } from '../../../../../client/runs/history/runRecord.ts';
import { createSummaryPage } from '../../../../../client/runs/summary/createSummaryPage.ts';
import { createJob, createJudgedJob, createReport } from '../../../engine/summary/createReport.ts';
import { createJobRecord, createRecord, createRequest, createTable } from '../compare/createRecord.ts';

const users = createJobRecord('users', [createRequest('/users?page=1'), createRequest('/users?page=2', 3)]);
const point = { from: 0, to: 10, maxMs: 10, sumMs: 10, repeats: 0, failures: 0, waitMs: 0 };

const done = createRecord({
  jobs: [users],
  requests: [{ ...point, first: 1, last: 2 }],
  report: createReport([createJudgedJob('users', 'incomplete', 'path-never-found', 'has-more')], {
    requests: 2,
    retries: 1,
    limits: [{ code: 'max-pages', value: 2, job: 'users' }],
    tables: [createTable('in.c-main.users', 23, 'id'), createTable('in.c-main.none', 0, 'id')],
  }),
});

describe('What the summary shows of a run that is done', () => {
  const page = createSummaryPage(done);

  it('begins with the verdict in a sentence', () => {
    assert.equal(page.outcome, 'incomplete');
    assert.match(page.headline, /^Incomplete: /);
  });

  it('gives what it came to', () => {
    assert.deepEqual(page.facts, [
      { label: 'Started', value: '2026-01-31 08:00:00 UTC' },
      { label: 'Duration', value: '1.2 s' },
      { label: 'Requests', value: '2 (1 repeat)' },
      { label: 'Records', value: '23 in 2 pages' },
      { label: 'Tables', value: '2 with 23 rows' },
    ]);
  });

  it('gives the evidence on what is not known to be complete', () => {
    assert.deepEqual(
      page.concerns.map(({ job, status }) => [job, status]),
      [['users', 'incomplete']],
    );
    assert.deepEqual(page.concerns[0]?.evidence[0]?.facts, ['path-never-found']);
  });

  it('says so where nothing was seen at all', () => {
    const report = createReport([createJob('users')]);
    const [concern] = createSummaryPage({ ...done, report }).concerns;
    assert.deepEqual(concern?.evidence, [
      { message: 'Nothing that was seen says whether all was read.', speaks: 'doubt', facts: [] },
    ]);
  });

  it('names every limit that cut data', () => assert.equal(page.limits.length, 1));

  it('gives the records per page of each job', () => {
    assert.deepEqual(
      page.jobs.map(({ name, pages }) => [name, pages.map(({ sum }) => sum)]),
      [['users', [20, 3]]],
    );
  });

  it('lets tables with rows be opened, until a later run has written over them', () => {
    assert.deepEqual(
      page.tables.map(({ canOpen }) => canOpen),
      [true, false],
    );
    const replaced = createSummaryPage(done, true);
    assert.deepEqual(
      replaced.tables.map(({ canOpen }) => canOpen),
      [false, false],
    );
    assert.match(replaced.tablesNote ?? '', /later run/);
    assert.equal(page.tablesNote, undefined);
  });

  it('counts the time from when the engine began, as the duration does', () => {
    const asked = {
      ...done,
      startedAt: '2026-01-31T07:59:59.800Z',
      requests: [{ ...point, first: 1, last: 1, from: 250, to: 260 }],
    };
    const [shifted] = createSummaryPage(asked).timeline.points;
    assert.deepEqual([shifted?.from, shifted?.to], [50, 60]);
    // Clocks that do not agree change nothing.
    const odd = { ...asked, startedAt: '2026-01-31T07:00:00.000Z' };
    assert.equal(createSummaryPage(odd).timeline.points[0]?.from, 250);
  });

  it('names no tables of a run that wrote none, as it was cancelled', () => {
    const report = createReport([createJob('users')], { outcome: 'cancelled' });
    const { facts } = createSummaryPage({ ...done, state: 'cancelled', report });
    assert.ok(facts.every(({ label }) => label !== 'Tables'));
  });

  it('is no larger than the record', () => {
    assert.ok(JSON.stringify(page).length < JSON.stringify(done).length + 1500);
  });

  it('shows a job that was never begun, and none that has no name', () => {
    const login = createJobRecord('', [createRequest('/login')]);
    const report = createReport([createJob('users'), createJob('logs', { pages: 0, records: 0, requests: 0 })]);
    const { jobs } = createSummaryPage({ ...done, jobs: [login, users], report });
    assert.deepEqual(
      jobs.map(({ name, lines }) => [name, lines[0]]),
      [
        ['users', 'Read 23 records in 2 pages with 1 request.'],
        ['logs', 'Read 0 records in 0 pages with 0 requests.'],
      ],
    );
  });
});

describe('What the summary shows of a run without a report', () => {
  const states: [state: RunState, headline: RegExp][] = [
    ['running', /^Running: there is no verdict before the end\.$/],
    ['interrupted', /^Interrupted: the window was closed/],
    ['fault', /^Ended by a fault of Pagewright/],
  ];
  for (const [state, headline] of states) {
    it(`${state}: what is known so far, and no verdict`, () => {
      const { report: _report, ...rest } = done;
      const page = createSummaryPage({ ...rest, state });
      assert.equal(page.outcome, state);
      assert.match(page.headline, headline);
      assert.deepEqual(
        page.facts.map(({ label }) => label),
        ['Started', 'Duration', 'Requests', 'Records'],
      );
      assert.equal(page.facts[2]?.value, '2');
      assert.deepEqual(page.concerns, []);
      assert.deepEqual(page.tables, []);
      assert.equal(page.jobs[0]?.isOnePaging, false);
    });
  }
});

describe('Whether a later run has written over the tables of a run', () => {
  const older = '2026-01-30T08:00:00.000Z';
  const later = '2026-02-01T08:00:00.000Z';
  const cases: [title: string, other: Partial<RunRecord>, expected: boolean][] = [
    ['a later one into the same folder', { startedAt: later }, true],
    ['an earlier one', { startedAt: older }, false],
    ['a later one that failed', { startedAt: later, state: 'failed' }, false],
    ['a later one into another folder', { startedAt: later, outDir: '/demo/out/users.trial' }, false],
    ['itself', {}, false],
  ];
  for (const [title, other, expected] of cases) {
    it(`${title}: ${expected}`, () => assert.equal(isReplaced(done, [createRecord(other)]), expected));
  }
});
