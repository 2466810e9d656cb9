import assert from 'node:assert/strict';
import { isReplaced } from '../../../../../client/runs/history/isReplaced.ts';
import type { RunRecord, RunState } from '../../../../../client/runs/history/runRecord.ts';
import { createSummaryPage } from '../../../../../client/runs/summary/createSummaryPage.ts';
import { localTime } from '../../../../../engine/core/text/localTime.ts';
import { describeRun, type Section } from '../../../../../engine/faces/summary.ts';
import { createPace } from '../../../engine/summary/createPace.ts';
import { createJob, createJudgedJob, createReport } from '../../../engine/summary/createReport.ts';
import { createJobRecord, createRecord, createRequest, createTable } from '../compare/createRecord.ts';

const users = createJobRecord('users', [createRequest('/users?page=1'), createRequest('/users?page=2', 3)]);
const point = { from: 0, to: 10, maxMs: 10, sumMs: 10, repeats: 0, failures: 0, waitMs: 0 };

const report = createReport([createJudgedJob('users', 'incomplete', 'path-never-found', 'has-more')], {
  requests: 2,
  retries: 1,
  limits: [{ code: 'max-pages', value: 2, job: 'users' }],
  tables: [createTable('in.c-main.users', 23, 'id'), createTable('in.c-main.none', 0, 'id')],
});
const done = createRecord({
  jobs: [users],
  requests: [{ ...point, first: 1, last: 2 }],
  report,
});

const jobNames = (sections: readonly Section[]) =>
  sections.flatMap(({ id, blocks }) => (id === 'jobs' ? blocks.map(({ job }) => job) : []));

describe('What the summary shows of a run that is done', () => {
  const page = createSummaryPage(done);

  it('begins with the verdict in a sentence', () => {
    assert.equal(page.outcome, 'incomplete');
    assert.match(page.headline, /^Incomplete: /);
  });

  it('gives it in words', () => {
    const { headline, facts, sections } = describeRun(report);
    const started = localTime(done.startedAt);
    assert.deepEqual([page.headline, page.facts, page.sections], [headline, { ...facts, started }, sections]);
  });

  it('says when it was started, as all views do, and not when the engine began', () => {
    const startedAt = '2026-01-31T07:59:59.800Z';
    for (const run of [done, createRecord({ state: 'running' })])
      assert.equal(createSummaryPage({ ...run, startedAt }).facts.started, localTime(startedAt));
  });

  it('gives the records per page of each job', () => {
    assert.deepEqual(
      page.pagings.map(({ job, pages }) => [job, pages.map(({ sum }) => sum)]),
      [['users', [20, 3]]],
    );
  });

  it('lets tables with rows be opened, until a later run has written over them', () => {
    assert.deepEqual(page.tables, { open: ['in.c-main.users'] });
    const replaced = createSummaryPage(done, true).tables;
    assert.deepEqual(replaced.open, []);
    assert.match(replaced.note ?? '', /later run/);
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

  it('has the steps of the pace, if there are any', () => {
    const pace = createPace();
    assert.deepEqual(createSummaryPage({ ...done, report: { ...report, pace } }).pace, pace);
    assert.equal(createSummaryPage({ ...done, report: { ...report, pace: { ...pace, steps: [] } } }).pace, undefined);
    assert.equal(page.pace, undefined);
  });

  it('is no larger than the record', () => {
    assert.ok(JSON.stringify(page).length < JSON.stringify(done).length + 1500);
  });

  it('shows a job that was never begun, and none that has no name', () => {
    const login = createJobRecord('', [createRequest('/login', 1)]);
    const report = createReport([createJob('users'), createJob('logs', { pages: 0, records: 0, requests: 0 })]);
    const { sections, pagings } = createSummaryPage({ ...done, jobs: [login, users], report });
    assert.deepEqual(jobNames(sections), ['users', 'logs']);
    assert.deepEqual(
      pagings.map(({ job }) => job),
      ['users'],
    );
  });
});

describe('What the summary shows of a run without a report', () => {
  const states: [state: RunState, headline: RegExp][] = [
    ['running', /^Running: the verdict follows at the end\.$/],
    ['interrupted', /^Interrupted: the window was closed/],
    ['fault', /^Failed with an internal error/],
  ];
  for (const [state, headline] of states) {
    it(`${state}: what is known so far, and no verdict`, () => {
      const { report: _report, ...rest } = done;
      const page = createSummaryPage({ ...rest, state });
      assert.equal(page.outcome, state);
      assert.match(page.headline, headline);
      assert.deepEqual(
        [page.facts.sent, page.facts.read, page.facts.wrote],
        ['2 requests', '23 records in 2 pages', undefined],
      );
      assert.deepEqual(page.sections[0]?.blocks, [
        { job: 'users', heading: [{ code: 'users' }], lines: [{ text: ['Read 23 records in 2 pages.'] }] },
      ]);
      assert.deepEqual(page.tables.open, []);
      assert.equal(page.pagings[0]?.isOnePaging, false);
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
