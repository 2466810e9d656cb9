import assert from 'node:assert/strict';
import { runSummary } from '../../../client/run/runSummary.ts';
import { WarningCount } from '../../../client/run/warningCount.ts';
import type { JobReport, RunEvent, RunReport, TableReport } from '../../../engine/index.ts';
import { createEvent } from './createEvent.ts';

const job: JobReport = {
  name: 'rides',
  pointer: '/config/jobs/0',
  pages: 7,
  requests: 7,
  records: 1030,
  stopReason: 'no-next-value',
  verdict: { status: 'unknown', evidence: [] },
};
const table: TableReport = { name: 'in.c-main.rides', file: 'tables/main.rides.csv', rows: 1030, columns: ['id'] };
const done: RunReport = {
  config: 'a.extractor.json',
  startedAt: '2026-01-31T08:00:00.000Z',
  durationMs: 1234,
  outcome: 'done',
  requests: 7,
  retries: 0,
  jobs: [job],
  tables: [table],
  limits: [],
};
const missing = (stopReason: JobReport['stopReason']): JobReport => ({
  ...job,
  stopReason,
  verdict: { status: 'incomplete', evidence: [{ code: 'total-differs', message: 'The API says 2,000 in all.' }] },
});

const cases: [title: string, RunReport, level: string, text: string][] = [
  ['totals of a run that is done', done, 'information', 'a: 1,030 records in 7 pages, 1 table, 1.2 s.'],
  [
    'the sum over jobs, and tables with rows only',
    { ...done, jobs: [job, { ...job, pages: 1, records: 4 }], tables: [table, { ...table, rows: 0 }] },
    'information',
    'a: 1,034 records in 8 pages, 1 table, 1.2 s.',
  ],
  [
    'a limit of a job, once, although its verdict tells the same',
    { ...done, jobs: [missing('max-pages')], limits: [{ code: 'max-pages', value: 1, job: 'rides' }] },
    'information',
    'a: 1,030 records in 7 pages, 1 table, 1.2 s. "rides" was cut at the limit of 1 page.',
  ],
  [
    'a limit of the whole run',
    { ...done, limits: [{ code: 'max-requests', value: 50 }] },
    'information',
    'a: 1,030 records in 7 pages, 1 table, 1.2 s. Cut at the limit of 50 requests.',
  ],
  [
    'evidence that data is missing, as a warning',
    { ...done, jobs: [missing('short-page')] },
    'warning',
    'a: 1,030 records in 7 pages, 1 table, 1.2 s. Data of "rides" is missing. The API says 2,000 in all.',
  ],
  [
    'why a run failed',
    { ...done, outcome: 'failed', error: { code: 'http.status', message: 'The API answered with status 401.' } },
    'error',
    'a: The API answered with status 401.',
  ],
  [
    'that a cancelled run left the earlier tables alone',
    { ...done, outcome: 'cancelled', requests: 1 },
    'information',
    'a: Cancelled after 1 request. The tables of the run before are as they were.',
  ],
];

const event = createEvent;
const warnings: [title: string, events: RunEvent[], level: string, end: string][] = [
  ['no warning where there is none', [event({ kind: 'no-list', keys: [] }, '', 'info')], 'information', ''],
  [
    'an empty last page without alarm: it is expected',
    [event({ kind: 'empty-page', page: 3, path: 'items' }, '', 'warning')],
    'information',
    ' 1 warning.',
  ],
  [
    'a path that leads nowhere as a warning',
    [
      event({ kind: 'next-value-missing', path: 'a' }, '', 'warning'),
      event({ kind: 'empty-page', page: 3, path: 'b' }, '', 'warning'),
    ],
    'warning',
    ' 2 warnings.',
  ],
  [
    'the end at a limit not a second time',
    [event({ kind: 'paging-stopped', stopReason: 'max-pages', pages: 1, records: 1 }, '', 'warning')],
    'information',
    '',
  ],
  [
    'the end at a repeated page as a warning',
    [event({ kind: 'paging-stopped', stopReason: 'repeated-page', pages: 1, records: 1 }, '', 'warning')],
    'warning',
    ' 1 warning.',
  ],
];

describe('The summary of a run tells', () => {
  for (const [title, events, level, end] of warnings) {
    it(title, () => {
      const count = new WarningCount();
      for (const each of events) count.add(each);
      assert.deepEqual(runSummary('a', done, count), {
        level,
        text: `a: 1,030 records in 7 pages, 1 table, 1.2 s.${end}`,
      });
    });
  }

  for (const [title, report, level, text] of cases) {
    it(title, () => assert.deepEqual(runSummary('a', report), { level, text }));
  }
});
