import assert from 'node:assert/strict';
import type { StopReason } from '../../../../engine/core/contracts/generated/types.ts';
import type { RunReport } from '../../../../engine/faces/run.ts';
import { isOfPaging, summarizeRun } from '../../../../engine/faces/summary.ts';
import { stopReasons, stopText } from '../../../../engine/summary/stopText.ts';
import { createJob, createJudgedJob, createReport, type Evidence } from './createReport.ts';

const users = createJudgedJob('users', 'complete', 'total-matches');
const rides = createJudgedJob('rides', 'incomplete', 'total-differs');
const bikes = createJudgedJob('bikes', 'unknown');
const cut = { ...createJudgedJob('trips', 'incomplete', 'max-pages', 'has-more'), stopReason: 'max-pages' as const };
const named = (...names: string[]) => names.map((name) => createJudgedJob(name, 'incomplete', 'repeated-page'));

describe('The headline of a run', () => {
  const cases: [title: string, RunReport, headline: string, isAlarming: boolean][] = [
    ['complete', createReport([users]), 'Complete: there is evidence that all data was read.', false],
    ['unknown', createReport([users, bikes]), 'Unknown: nothing proves that all data of "bikes" was read.', false],
    ['incomplete before unknown', createReport([users, bikes, rides]), 'Incomplete: data of "rides" is missing.', true],
    ['cut by limits only', createReport([users, cut]), 'Incomplete: limits cut the data of "trips".', false],
    ['missing data before a limit', createReport([cut, rides]), 'Incomplete: data of "rides" is missing.', true],
    [
      'children that were cut, without a stop reason that says so',
      createReport([users, createJudgedJob('a > b', 'complete')], {
        limits: [{ code: 'max-children', value: 5, job: 'a > b' }],
      }),
      'Incomplete: limits cut the data of "a > b".',
      false,
    ],
    [
      'a limit does not excuse a path that was never found',
      createReport([{ ...cut, verdict: createJudgedJob('', 'incomplete', 'max-pages', 'path-never-found').verdict }]),
      'Incomplete: data of "trips" is missing.',
      true,
    ],
    [
      'no records, although the responses have some, before other missing data',
      createReport([rides, createJudgedJob('orders', 'incomplete', 'data-field-never-found')]),
      'Incomplete: no records of "orders" were found in the responses.',
      true,
    ],
    [
      'a doubt before what nothing proves, never beside it',
      createReport([bikes, createJudgedJob('rides', 'unknown', 'total-differs')]),
      'Unknown: there is reason to doubt that all data of "rides" was read.',
      true,
    ],
    [
      'an empty list, which is no doubt',
      createReport([createJudgedJob('rides', 'unknown', 'empty-list')]),
      'Unknown: nothing proves that all data of "rides" was read.',
      false,
    ],
    ['two jobs', createReport(named('a', 'b')), 'Incomplete: data of "a" and "b" is missing.', true],
    ['three jobs', createReport(named('a', 'b', 'c')), 'Incomplete: data of "a", "b" and "c" is missing.', true],
    [
      'many jobs',
      createReport(named('a', 'b', 'c', 'd')),
      'Incomplete: data of "a", "b" and 2 more jobs is missing.',
      true,
    ],
    [
      'a limit of the whole run',
      createReport([users], { limits: [{ code: 'max-requests', value: 5 }] }),
      'Incomplete: limits cut the data.',
      false,
    ],
    ['no job', createReport([]), 'Unknown: no job was run.', false],
    [
      'a failure, whatever the jobs came to',
      createReport([users], { outcome: 'failed', error: { code: 'http.status', message: 'The API said no.' } }),
      'Failed: The API said no.',
      true,
    ],
    [
      'a run that was cancelled',
      createReport([], { outcome: 'cancelled', requests: 1034 }),
      'Cancelled after 1,034 requests. The tables of the previous run are unchanged.',
      false,
    ],
  ];
  for (const [title, report, headline, isAlarming] of cases) {
    it(`says: ${title}`, () => {
      const summary = summarizeRun(report);
      assert.deepEqual([summary.headline, summary.isAlarming], [headline, isAlarming]);
    });
  }
});

describe('The summary of a run', () => {
  it('adds up pages, records and rows, and keeps what the report says', () => {
    const table = { name: 't', file: 'tables/t.csv', rows: 30, columns: ['id'] };
    const report = createReport([users, rides], { retries: 2, tables: [table, { ...table, rows: 4 }] });
    const { pages, records, rows, requests, retries, durationMs, config } = summarizeRun(report);
    assert.deepEqual([pages, records, rows, requests, retries, durationMs], [2, 40, 34, 2, 2, 1234]);
    assert.equal(config, 'users.extractor.json');
  });

  it('has the status of its worst job', () => {
    const statuses = [[users], [users, bikes], [bikes, rides], []].map(
      (jobs) => summarizeRun(createReport(jobs)).status,
    );
    assert.deepEqual(statuses, ['complete', 'unknown', 'incomplete', 'unknown']);
    const limits: RunReport['limits'] = [{ code: 'max-pages', value: 1, job: 'users' }];
    assert.equal(summarizeRun(createReport([users], { limits })).status, 'incomplete');
  });

  it('lists what is not complete, the incomplete first', () => {
    const { concerns } = summarizeRun(createReport([bikes, users, rides]));
    assert.deepEqual(
      concerns.map(({ name }) => name),
      ['rides', 'bikes'],
    );
  });

  it('puts evidence of missing data before doubts, and doubts before what is sound', () => {
    const job = createJudgedJob('a', 'incomplete', 'full-then-short', 'ignored-error', 'path-never-found');
    const [summary] = summarizeRun(createReport([job])).jobs;
    assert.deepEqual(
      summary?.evidence.map(({ code, speaks }) => [code, speaks]),
      [
        ['path-never-found', 'missing'],
        ['ignored-error', 'doubt'],
        ['full-then-short', 'sound'],
      ],
    );
  });

  it('does not call data missing where the verdict leaves it open', () => {
    const [summary] = summarizeRun(
      createReport([createJudgedJob('a', 'unknown', 'total-differs', 'says-no-more')]),
    ).jobs;
    assert.deepEqual(
      summary?.evidence.map(({ speaks }) => speaks),
      ['doubt', 'sound'],
    );
  });

  it('blames the paging for what is left, but not where a limit, an error or the user ended it', () => {
    const blamed = (stopReason: StopReason, ...codes: Evidence['code'][]) => {
      const job = { ...createJudgedJob('users', 'incomplete', ...codes), stopReason };
      const [concern] = summarizeRun(createReport([job])).concerns;
      return concern !== undefined && isOfPaging(concern);
    };
    for (const code of [
      'total-differs',
      'pages-missing',
      'has-more',
      'link-header',
      'next-link',
      'token-beside',
      'capped-page',
      'repeated-page',
    ] as const) {
      assert.ok(blamed('single-page', code), code);
    }
    assert.ok(!blamed('single-page', 'path-never-found', 'force-stop'));
    assert.ok(!blamed('max-pages', 'max-pages', 'has-more'));
    assert.ok(!blamed('cancelled', 'cancelled', 'next-link'));
  });

  it('keeps where evidence was seen', () => {
    const job = createJob('a', {
      verdict: {
        status: 'incomplete',
        evidence: [
          { code: 'total-differs', message: 'm', page: 3, path: 'meta.total', pointer: '/api/pagination/limit' },
        ],
      },
    });
    const evidence = summarizeRun(createReport([job])).jobs[0]?.evidence[0];
    assert.deepEqual([evidence?.page, evidence?.path, evidence?.pointer], [3, 'meta.total', '/api/pagination/limit']);
  });

  it('says why the runs of a job ended, the reason that matters most first', () => {
    const child = createJob('a > b', {
      stopReason: 'repeated-page',
      stopReasons: { 'single-page': 2, 'short-page': 40, 'repeated-page': 1 },
    });
    assert.deepEqual(
      summarizeRun(createReport([child, users])).jobs.map(({ stops }) => stops),
      [
        [
          { reason: 'repeated-page', count: 1 },
          { reason: 'short-page', count: 40 },
          { reason: 'single-page', count: 2 },
        ],
        [{ reason: 'short-page', count: 1 }],
      ],
    );
  });

  it('says every limit that cut', () => {
    const limits: RunReport['limits'] = [
      { code: 'max-pages', value: 1, job: 'a' },
      { code: 'max-records', value: 1000, job: 'a' },
      { code: 'max-requests', value: 50 },
      { code: 'max-children', value: 5, job: 'a > b' },
    ];
    assert.deepEqual(summarizeRun(createReport([], { limits })).limits, [
      '"a" was cut at the limit of 1 page.',
      '"a" was cut at the limit of 1,000 records.',
      'Cut at the limit of 50 requests.',
      '"a > b" ran for only 5 records of its parent.',
    ]);
  });
});

describe('Why a job ended', () => {
  for (const reason of stopReasons) {
    it(`is said in words for ${reason}`, () => assert.match(stopText(reason), / /));
  }
});
