import assert from 'node:assert/strict';
import { endMessageText, WarningCount } from '../../../../../client/runs/summary/endMessageText.ts';
import type { JobReport, RunEvent, RunReport, TableReport } from '../../../../../engine/faces/run.ts';
import { createJob, createReport } from '../../../engine/summary/createReport.ts';
import { createEvent } from '../../createEvent.ts';

const complete = { status: 'complete' as const, evidence: [{ code: 'full-then-short' as const, message: 'Fine.' }] };
const job = createJob('rides', { pages: 7, requests: 7, records: 1030, verdict: complete });
const table: TableReport = { name: 'in.c-main.rides', file: 'tables/main.rides.csv', rows: 1030, columns: ['id'] };
const done = createReport([job], { tables: [table] });
const missing = (
  stopReason: JobReport['stopReason'],
  code: JobReport['verdict']['evidence'][number]['code'],
): JobReport => ({
  ...job,
  stopReason,
  verdict: {
    status: 'incomplete',
    evidence: [
      { code, message: 'The API says 2,000 in all.' },
      { code: 'next-link', message: 'A next link is there.' },
    ],
  },
});
const totals = '1,030 records in 7 pages, 1 table.';

const cases: [title: string, RunReport, level: string, text: string][] = [
  ['that all was read, in one sentence', done, 'information', 'a: 1,030 records, complete.'],
  [
    'the sum over jobs',
    createReport([job, { ...job, pages: 1, records: 4 }], { tables: [table, { ...table, rows: 0 }] }),
    'information',
    'a: 1,034 records, complete.',
  ],
  [
    'that nothing is proven, without alarm',
    createReport([createJob('rides')]),
    'information',
    'a: 20 records, not known to be complete.',
  ],
  [
    'a limit, once and without alarm, although its verdict tells the same',
    { ...done, jobs: [missing('max-pages', 'max-pages')], limits: [{ code: 'max-pages', value: 1, job: 'rides' }] },
    'information',
    `a: Incomplete: limits cut the data of "rides". "rides" was cut at the limit of 1 page. ${totals}`,
  ],
  [
    'every limit that bit',
    {
      ...done,
      limits: [
        { code: 'max-records', value: 100, job: 'rides' },
        { code: 'max-children', value: 5, job: 'rides > stops' },
      ],
    },
    'information',
    `a: Incomplete: limits cut the data of "rides". "rides" was cut at the limit of 100 records. "rides > stops" ran for only 5 records of its parent. ${totals}`,
  ],
  [
    'that data is missing, as a warning, with the evidence that weighs most',
    { ...done, jobs: [missing('short-page', 'total-differs')] },
    'warning',
    `a: Incomplete: data of "rides" is missing. The API says 2,000 in all. ${totals}`,
  ],
  [
    'a doubt that honest paging hardly raises, as a warning',
    createReport(
      [{ ...job, verdict: { status: 'unknown', evidence: [{ code: 'total-differs', message: 'It says 2,000.' }] } }],
      {
        tables: [table],
      },
    ),
    'warning',
    `a: Unknown: there is reason to doubt that all data of "rides" was read. It says 2,000. ${totals}`,
  ],
  [
    'why a run failed',
    { ...done, outcome: 'failed', error: { code: 'http.status', message: 'The API answered with status 401.' } },
    'error',
    'a: Failed: The API answered with status 401.',
  ],
  [
    'the own words of an API without a link of theirs',
    { ...done, outcome: 'failed', error: { code: 'http.status', message: 'HTTP 401: `[Go](command:x)`.' } },
    'error',
    'a: Failed: HTTP 401: "[Go] (command:x)".',
  ],
  [
    'that a cancelled run left the earlier tables alone',
    { ...done, outcome: 'cancelled', requests: 1 },
    'information',
    'a: Cancelled after 1 request. The tables of the previous run are unchanged.',
  ],
];

const event = createEvent;
const warnings: [title: string, events: RunEvent[], level: string, end: string][] = [
  ['no warning where there is none', [event({ kind: 'no-list', keys: [] }, '', 'info')], 'information', ''],
  [
    'nothing of the empty page that ends a paging',
    [event({ kind: 'empty-page', page: 3, path: 'items', isRoutine: true }, '', 'warning')],
    'information',
    '',
  ],
  [
    'an empty list without alarm: it may be all there is',
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

describe('The message at the end of a run tells', () => {
  for (const [title, report, level, text] of cases) {
    it(title, () => {
      const message = endMessageText('a', report);
      assert.deepEqual([message.level, message.text], [level, text]);
    });
  }

  for (const [title, events, level, end] of warnings) {
    it(title, () => {
      const count = new WarningCount();
      for (const each of events) count.add(each);
      const isFine = level === 'information' && end === '';
      assert.deepEqual(endMessageText('a', done, count), { level, text: `a: 1,030 records, complete.${end}`, isFine });
    });
  }

  it('that there is nothing to look into only after a run that read everything, without a warning', () => {
    const fine = cases.filter(([, report]) => endMessageText('a', report).isFine).map(([title]) => title);
    assert.deepEqual(fine, ['that all was read, in one sentence', 'the sum over jobs']);
  });
});
