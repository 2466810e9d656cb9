import assert from 'node:assert/strict';
import path from 'node:path';
import { summaryText } from '../../../cli/summaryText.ts';
import { localSecond } from '../../../engine/core/text/localTime.ts';
import type { RunReport } from '../../../engine/faces/run.ts';
import { createPace } from '../engine/summary/createPace.ts';
import { createJob, createJudgedJob, createReport } from '../engine/summary/createReport.ts';

const outDir = path.join('out', 'users');
const linesOf = (report: RunReport) => summaryText(report, outDir).split('\n');

const report = createReport(
  [
    createJob('users', {
      pages: 11,
      records: 1034,
      verdict: { status: 'complete', evidence: [{ code: 'total-matches', message: 'The API reports 1034.' }] },
    }),
    createJob('rides', {
      stopReason: 'no-next-value',
      verdict: {
        status: 'incomplete',
        evidence: [
          { code: 'total-differs', message: 'The API reports 130, 20 were read.', page: 1, path: 'meta.total' },
        ],
      },
    }),
    createJob('users > logs', {
      pages: 42,
      records: 7,
      stopReason: 'empty-page',
      stopReasons: { 'empty-page': 1, 'single-page': 41 },
    }),
  ],
  {
    requests: 54,
    retries: 1,
    pace: createPace(),
    limits: [{ code: 'max-children', value: 42, job: 'users > logs' }],
    tables: [
      { name: 'in.c-main.users', file: 'tables/main.users.csv', rows: 1034, columns: ['id', 'name'] },
      { name: 'in.c-main.rides', file: 'tables/main.rides.csv', rows: 20, columns: ['id'] },
    ],
  },
);

describe('The summary in the terminal', () => {
  it('is read from the top: jobs, what is not complete, limits, tables, and the verdict last', () => {
    assert.deepEqual(linesOf(report), [
      'job           pages  records  stopped by                        verdict',
      'users            11    1,034  short-page                        complete',
      'rides             1       20  no-next-value                     incomplete',
      'users > logs     42        7  empty-page (1), single-page (41)  unknown',
      '',
      'What is not known to be complete',
      'rides: incomplete',
      '  - The API reports 130, 20 were read. (total-differs; seen at page 1, "meta.total")',
      'users > logs: unknown',
      '  - There is no evidence that all data was read.',
      '  - A total in the response would settle it, or a search for its paging.',
      '',
      'Limits that cut data',
      '  - "users > logs" ran for only 42 records of its parent.',
      '',
      'Pace',
      '  - At most 8 requests at a time; kept to 100 requests in 60 s, which the API states; waited 13.0 s for its limit; 2 requests were refused.',
      '',
      'table             rows  columns',
      'in.c-main.users  1,034        2',
      'in.c-main.rides     20        1',
      '',
      `Tables are in ${path.join('out', 'users', 'tables')}`,
      '',
      'Incomplete: data of "rides" is missing.',
      `Started ${localSecond('2026-01-31T08:00:00.000Z')}. Took 1.2 s. Sent 54 requests, including 1 retry. Read 1,061 records in 54 pages. Wrote 2 tables with 1,054 rows.`,
    ]);
  });

  it('is short where all is well', () => {
    assert.deepEqual(linesOf(createReport([createJudgedJob('users', 'complete', 'total-matches')])), [
      'job    pages  records  stopped by  verdict',
      'users      1       20  short-page  complete',
      '',
      'Complete: there is evidence that all data was read.',
      `Started ${localSecond('2026-01-31T08:00:00.000Z')}. Took 1.2 s. Sent 1 request. Read 20 records in 1 page. Wrote 0 tables with 0 rows.`,
    ]);
  });

  it('says why a run failed that came to no job', () => {
    const failed = createReport([], { outcome: 'failed', error: { code: 'json.syntax', message: 'No JSON.' } });
    assert.deepEqual(linesOf(failed), [
      'Failed: No JSON.',
      `Started ${localSecond('2026-01-31T08:00:00.000Z')}. Took 1.2 s. Sent 0 requests. Read 0 records in 0 pages.`,
    ]);
  });

  it('obeys no control characters, wherever they come from', () => {
    const message = 'red \u001b[31m\nnext';
    const hostile = createReport(
      [
        createJob('a\u001b[2J', {
          verdict: { status: 'unknown', evidence: [{ code: 'total-differs', message, path: 'b\u0007' }] },
        }),
      ],
      {
        outcome: 'failed',
        error: { code: 'http.status', message },
        limits: [{ code: 'max-pages', value: 1, job: 'a\u001b[2J' }],
        tables: [{ name: 't\u001b', file: 't.csv', rows: 1, columns: [] }],
      },
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    assert.doesNotMatch(linesOf(hostile).join(''), /[\u0000-\u001f]/);
  });
});
