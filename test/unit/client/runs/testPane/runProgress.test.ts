import assert from 'node:assert/strict';
import type { JobRecord, RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import { runProgress } from '../../../../../client/runs/testPane/runProgress.ts';
import { createRecord } from '../../createRecord.ts';

const startedAt = '2026-01-31T08:00:00.000Z';

/** A job whose first request was sent a second after the start of the run, and its last one as this number. */
function job(name: string, fields: Partial<JobRecord> = {}, last = 1): JobRecord {
  const request = { number: 1, method: 'GET', path: `/${name}`, at: 1_000, ms: 10, attempt: 1 };
  const requests = [request, ...(last > 1 ? [{ ...request, number: last }] : [])];
  return { name, runs: 1, requests, forgotten: 0, pages: 59, records: 5_900, recordsPerPage: [], ...fields };
}

/** The progress after this number of seconds. */
function progressOf(jobs: JobRecord[], seconds: number, fields: Partial<RunRecord> = {}) {
  const run = createRecord({ state: 'running', startedAt, jobs, ...fields });
  return runProgress(run, Date.parse(startedAt) + seconds * 1_000);
}

describe('The progress of an active run', () => {
  const rows: [title: string, jobs: JobRecord[], seconds: number, scope: RunRecord['scope'], expected: string][] = [
    ['a total', [job('orders', { total: 40_000 })], 21, {}, '5,900 of 40,000, about 2 min'],
    ['a total that is near', [job('orders', { total: 6_000 })], 60, {}, '5,900 of 6,000, less than a minute'],
    ['a total that is far', [job('orders', { total: 400_000 })], 101, {}, '5,900 of 400,000, about 1 h 51 min'],
    ['a number of pages', [job('orders', { pageCount: 400 })], 60, {}, '5,900 records, page 59 of 400, about 6 min'],
    ['no total', [job('orders')], 60, {}, '5,900 records, page 59'],
    ['one page, which tells no speed', [job('orders', { pages: 1, records: 100, total: 400 })], 60, {}, '100 of 400'],
    ['no page yet', [job('orders', { pages: 0, records: 0 })], 1, {}, 'first page'],
    ['more records than the total', [job('orders', { total: 100 })], 60, {}, '5,900 records, page 59'],
    ['a limit of pages', [job('orders', { total: 40_000 })], 60, { maxPages: 70 }, '5,900 records, page 59'],
    ['a test run', [job('orders', { total: 40_000 })], 60, { testRun: true }, '5,900 records, page 59'],
    ['iterations', [job('orders', { total: 40_000, runs: 2 })], 60, {}, '5,900 records, page 59'],
  ];
  for (const [title, jobs, seconds, scope, expected] of rows) {
    it(`with ${title}`, () => assert.equal(progressOf(jobs, seconds, { scope })?.text, expected));
  }

  describe('with a forecast', () => {
    const forecast = { requests: { about: 1240 }, jobs: [] };
    const sent = job('orders', { forgotten: 309 });

    it('counts the requests of all jobs, and estimates by them, where the API states no total', () => {
      assert.equal(
        progressOf([sent], 60, { forecast })?.text,
        '5,900 records, page 59, 310 of about 1,240 requests, about 3 min',
      );
    });

    it('believes the API first', () => {
      assert.equal(progressOf([{ ...sent, total: 40_000 }], 21, { forecast })?.text, '5,900 of 40,000, about 2 min');
    });

    const silent: [title: string, fields: Partial<RunRecord>][] = [
      ['is silent once there were more requests', { forecast: { requests: { about: 300 }, jobs: [] } }],
      ['is silent about a run with a limit', { forecast, scope: { maxPages: 70 } }],
      ['is silent if it does not know the number', { forecast: { unknown: 'nobody knows', jobs: [] } }],
    ];
    for (const [title, fields] of silent) {
      it(title, () => assert.equal(progressOf([sent], 60, fields)?.text, '5,900 records, page 59'));
    }
  });

  it('is of the job that sent the last request', () => {
    const jobs = [job('orders', {}, 4), job('items', { records: 20, pages: 1 }, 9)];
    assert.equal(progressOf(jobs, 60)?.job, 'items');
  });

  it('has no job before the first request, nor for a login', () => {
    assert.equal(progressOf([], 1), undefined);
    assert.equal(progressOf([job('')], 1), undefined);
  });

  it('counts the records of the parent that its children have reached, and estimates by them', () => {
    const orders = job('orders', { records: 100, pages: 2, total: 120 });
    const items = job('orders > items', { runs: 34, parents: 30, records: 90 }, 36);
    const progress = progressOf([orders, items], 301);
    assert.deepEqual(progress, {
      job: 'orders',
      text: '100 of 120, about 15 min',
      children: ['items · 30 of 120 orders'],
    });
  });

  it('claims no number of parents where the API gives none', () => {
    const orders = job('orders', { records: 100, pages: 1 });
    const items = job('orders > items', { runs: 34, parents: 34 }, 36);
    const lines = job('orders > items > lines', { runs: 3, parents: 3 }, 38);
    assert.deepEqual(progressOf([orders, items, lines], 60)?.children, [
      'items · 34 of the 100 orders read so far',
      'lines · 3 of the 5,900 items read so far',
    ]);
  });
});
