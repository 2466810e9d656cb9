import assert from 'node:assert/strict';
import type { RunRecord } from '../../../../../client/runs/history/runRecord.ts';
import { type ResultSubject, resultCell } from '../../../../../client/runs/testPane/resultCell.ts';
import type { ResultCell, TestAction } from '../../../../../client/runs/testPane/testMessages.ts';
import { localTimestamp } from '../../../../../engine/core/text/localTime.ts';
import type { JobReport, RunReport } from '../../../../../engine/faces/run.ts';
import { createJob, createReport, type Evidence } from '../../../engine/summary/createReport.ts';
import { createRecord } from '../../createRecord.ts';

const now = Date.parse('2026-01-31T08:02:00.000Z');
const total: Evidence = { code: 'total-matches', message: 'The API reports 173 records, and as many were read.' };
const more: Evidence = {
  code: 'total-differs',
  message: 'The API reports 173 records, but only 50 were read.',
  total: 173,
};
const cut: Evidence = { code: 'max-pages', message: 'The limit of 1 page was reached.' };
const missing: Evidence = { code: 'data-field-never-found', message: 'No response has "dat".' };

type Verdict = JobReport['verdict']['status'];

/** A job `orders` with this verdict. */
function judged(status: Verdict, evidence: Evidence[], fields: Partial<JobReport> = {}): Partial<JobReport> {
  return { name: 'orders', records: 50, stopReason: 'short-page', verdict: { status, evidence }, ...fields };
}

function ended(job: Partial<JobReport>, scope: RunRecord['scope'] = {}, report: Partial<RunReport> = {}): RunRecord {
  const tables = [{ name: 'orders', file: 'orders.csv', rows: 50, columns: ['id'] }];
  const whole = createReport([createJob('orders', job)], { tables, ...report });
  return createRecord({ scope, state: whole.outcome, report: whole });
}

function failed(error: NonNullable<RunReport['error']>, status?: number): RunRecord {
  const request = { number: 1, method: 'GET', path: '/orders', at: 0, ms: 5, attempt: 1, status };
  const job = { name: 'orders', runs: 1, requests: [request], forgotten: 0, pages: 0, records: 0, recordsPerPage: [] };
  return { ...ended(judged('incomplete', []), {}, { outcome: 'failed', error }), jobs: [job] };
}

function cellOf(run: RunRecord | undefined, subject: Partial<ResultSubject> = {}): ResultCell {
  const isRunning = run?.state === 'running';
  const plain = { name: 'orders', isRunning, isInText: true, secrets: 'none', isOutdated: false } as const;
  return resultCell({ ...plain, run, ...subject }, now);
}

const all = judged('complete', [total], { records: 173 });
const firstPage = { job: 'orders', firstPage: true };
const status = { code: 'http.status', message: 'The API responded with 401.', request: 1 } as const;
const fix = 'Write "dataField": "data"';
const running = createRecord({ state: 'running' });
const until = localTimestamp(Date.parse('2026-01-31T08:00:30.000Z')).slice(11, 19);
const limited: RunRecord = {
  ...running,
  waiting: {
    ...{ time: '2026-01-31T08:00:00.000Z', level: 'info', message: '', kind: 'waiting', reason: 'asked' },
    ...{ origin: 'https://api.test', delayMs: 30_000, until: '2026-01-31T08:00:30.000Z', header: 'Retry-After: 30' },
  },
};

describe('The one thing to do next', () => {
  const rows: [title: string, run: RunRecord | undefined, subject: Partial<ResultSubject>, TestAction | undefined][] = [
    ['before the first run', undefined, {}, 'firstPage'],
    ['where a secret is missing', undefined, { secrets: 'missing' }, 'missingSecrets'],
    ['where a secret is missing after a run', ended(all), { secrets: 'missing' }, 'missingSecrets'],
    ['where the text has lost the job', ended(all), { isInText: false }, undefined],
    ['while it runs', running, {}, 'cancel'],
    ['while it runs without a secret that it does not need', running, { secrets: 'missing' }, 'cancel'],
    ['after a complete run', ended(all), {}, 'results'],
    ['after a complete run without tables', ended(all, {}, { tables: [] }), {}, 'summary'],
    ['after a complete run of an earlier text', ended(all), { isOutdated: true }, 'firstPage'],
    ['after a complete run of one job', ended(all, { job: 'orders' }), {}, 'results'],
    ['after a complete first page', ended(all, firstPage), {}, 'run'],
    ['after the first page of more', ended(judged('incomplete', [cut]), firstPage), {}, 'run'],
    ['after a test run', ended(judged('incomplete', [cut]), { testRun: true }), {}, 'run'],
    ['where the API counts more', ended(judged('incomplete', [more])), {}, 'find'],
    [
      'where the API counts more than its only page',
      ended(judged('incomplete', [more], { stopReason: 'single-page' }), firstPage),
      {},
      'find',
    ],
    [
      'where nothing proves that the only page is all',
      ended(judged('unknown', [], { stopReason: 'single-page' })),
      {},
      'find',
    ],
    ['where a paging ended without a proof', ended(judged('unknown', [])), {}, 'summary'],
    ['after a search that found the paging', ended(judged('incomplete', [more])), { searched: 'found' }, 'run'],
    [
      'after a search that wrote the paging',
      ended(judged('incomplete', [more])),
      { searched: 'found', isOutdated: true },
      'run',
    ],
    ['after a search without a result', ended(judged('incomplete', [more])), { searched: 'unknown' }, 'summary'],
    ['where no record was found', ended(judged('incomplete', [missing], { records: 0 })), {}, 'response'],
    ['where it is known how to mend that', ended(judged('incomplete', [missing], { records: 0 })), { fix }, 'fix'],
    [
      'where the fix is not of this text',
      ended(judged('incomplete', [missing])),
      { fix, isOutdated: true },
      'firstPage',
    ],
    ['where a misspelled key is known, and all was read', ended(all), { fix }, 'results'],
    ['where the API refused, and it is known why', failed(status, 401), { fix, secrets: 'known' }, 'fix'],
    ['after a cancelled run, whatever was found before', createRecord({ state: 'cancelled' }), { fix }, 'run'],
    ['where the API refused', failed(status, 401), {}, 'response'],
    ['where the API refused the credentials', failed(status, 401), { secrets: 'known' }, 'secret'],
    ['where the API failed', failed({ ...status, message: 'HTTP 500.' }, 500), { secrets: 'known' }, 'response'],
    [
      'where a login failed',
      failed({ code: 'authentication.login-failed', message: 'The login failed.' }),
      { secrets: 'known' },
      'secret',
    ],
    ['where no response came', failed({ code: 'http.host-not-found', message: 'No such host.' }), {}, 'events'],
    ['after an internal error', createRecord({ state: 'fault' }), {}, 'log'],
    ['after a cancelled run', createRecord({ state: 'cancelled' }), {}, 'run'],
    ['after a first page that was cancelled', createRecord({ state: 'cancelled', scope: firstPage }), {}, 'firstPage'],
  ];
  for (const [title, run, subject, expected] of rows) {
    it(`${title}: ${expected ?? 'nothing'}`, () => assert.equal(cellOf(run, subject).step, expected));
  }
});

describe('The result of a job', () => {
  const rows: [title: string, run: RunRecord | undefined, expected: Partial<ResultCell>][] = [
    ['no run', undefined, { outcome: 'none', text: 'Not run yet' }],
    ['all', ended(all), { outcome: 'complete', text: '173 records · complete', reason: total.message }],
    [
      'a part of what the API counts',
      ended(judged('incomplete', [more])),
      { outcome: 'incomplete', text: '50 of 173 · incomplete', reason: more.message },
    ],
    [
      'a first page',
      ended(judged('incomplete', [cut]), firstPage),
      { outcome: 'incomplete', text: '50 records · incomplete · first page', reason: cut.message },
    ],
    [
      'a page of which nothing is known',
      ended(judged('unknown', [])),
      { outcome: 'unknown', reason: 'There is no evidence that all data was read.' },
    ],
    ['a failed run', failed(status, 401), { outcome: 'failed', text: 'Failed', reason: status.message }],
    [
      'a failed run with the words of the API, in quotes as everywhere',
      failed({ ...status, message: 'HTTP 404: `No such thing.`.' }, 404),
      { reason: 'HTTP 404: "No such thing.".' },
    ],
    ['a run that starts', running, { outcome: 'running', text: 'Starting' }],
    [
      'a run that waits for a limit',
      limited,
      { outcome: 'running', reason: `Waiting until ${until}: api.test asks to wait (Retry-After: 30).` },
    ],
    [
      'a cancelled run',
      createRecord({ state: 'cancelled' }),
      { outcome: 'cancelled', reason: 'The tables of the previous run are unchanged.' },
    ],
  ];
  for (const [title, run, expected] of rows) {
    it(`is that of ${title}`, () => {
      const cell = cellOf(run);
      assert.deepEqual({ ...cell, ...expected }, cell);
    });
  }

  it('names the verdicts of its children', () => {
    const child = createJob('orders > items', { records: 340, verdict: { status: 'unknown', evidence: [] } });
    const run = createRecord({ report: createReport([createJob('orders', all), child]) });
    assert.deepEqual(cellOf(run).lines, ['items · 340 records · unknown']);
  });

  it('says what its fix changes', () => {
    const run = ended(judged('incomplete', [missing], { records: 0 }));
    assert.equal(cellOf(run, { fix }).fix, fix);
    assert.equal(cellOf(ended(all), { fix }).fix, undefined);
  });

  it('says that the text has changed since', () => {
    assert.equal(cellOf(ended(all), { isOutdated: true }).note, 'Before your last changes.');
  });

  it('is the progress of an active run, and names another job that it reads', () => {
    const request = { number: 1, method: 'GET', path: '/', at: 0, ms: 5, attempt: 1 };
    const job = {
      name: 'bikes',
      runs: 1,
      requests: [request],
      forgotten: 0,
      pages: 3,
      records: 60,
      recordsPerPage: [],
    };
    const run = createRecord({ state: 'running', jobs: [{ ...job, total: 100 }] });
    assert.equal(cellOf(run).text, 'bikes · 60 of 100, about 1 min');
    assert.equal(cellOf(run, { name: 'bikes' }).text, '60 of 100, about 1 min');
  });
});
