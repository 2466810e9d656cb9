import assert from 'node:assert/strict';
import { headingFolds } from '../../../../client/runs/documents/headingFolds.ts';
import { localSecond } from '../../../../engine/core/text/localTime.ts';
import { markdownCode, markdownText } from '../../../../engine/core/text/markdownText.ts';
import { describeRun } from '../../../../engine/faces/summary.ts';
import { summaryMarkdown } from '../../../../engine/summary/summaryMarkdown.ts';
import { createPace } from './createPace.ts';
import { createJob, createJudgedJob, createReport } from './createReport.ts';

const report = createReport(
  [
    createJob('users', {
      pages: 11,
      requests: 12,
      records: 1034,
      verdict: { status: 'complete', evidence: [{ code: 'total-matches', message: 'The API reports 1034.' }] },
    }),
    createJob('rides', {
      stopReason: 'no-next-value',
      verdict: {
        status: 'incomplete',
        evidence: [
          {
            code: 'path-never-found',
            message: 'No response had "meta.next_tokn".',
            page: 1,
            path: 'meta.next_token',
            pointer: '/api/pagination/responseParam',
          },
        ],
      },
    }),
    createJob('users > logs', {
      pages: 42,
      requests: 42,
      records: 7,
      stopReason: 'empty-page',
      stopReasons: { 'empty-page': 1, 'single-page': 41 },
    }),
  ],
  {
    retries: 1,
    pace: createPace(),
    limits: [{ code: 'max-children', value: 42, job: 'users > logs' }],
    tables: [{ name: 'in.c-main.users', file: 'tables/main.users.csv', rows: 1034, columns: ['id', 'name'] }],
  },
);

const whole = `# Run of users.extractor.json

Incomplete: data of "rides" is missing.

- Started ${localSecond('2026-01-31T08:00:00.000Z')}.
- Took 1.2 s.
- Sent 55 requests, including 1 retry.
- Read 1,061 records in 54 pages.
- Wrote 1 table with 1,034 rows.

## What is not known to be complete

### \`rides\`: incomplete

- No response had "meta.next_tokn". (\`path-never-found\`; seen at page 1, "meta.next_token"; set at \`/api/pagination/responseParam\`)

### \`users > logs\`: unknown

- There is no evidence that all data was read.
- A total in the response would settle it, or a search for its paging.

## Limits that cut data

- "users > logs" ran for only 42 records of its parent.

## Pace

- At most 8 requests at a time; kept to 100 requests in 60 s, which the API states; waited 13.0 s for its limit; 2 requests were refused.

## Jobs

### \`users\`: complete

- Read 1,034 records in 11 pages with 12 requests.
- It ended because a page had fewer records than the page size. (\`short-page\`)
- The API reports 1034. (\`total-matches\`)

### \`rides\`: incomplete

- Read 20 records in 1 page with 1 request.
- It ended because a response had no value for the next page. (\`no-next-value\`)

### \`users > logs\`: unknown

- Read 7 records in 42 pages with 42 requests in 42 runs.
- 1 run ended because a page had no records. (\`empty-page\`)
- 41 runs ended because it has no pagination and needs only one request. (\`single-page\`)

## Tables

- \`in.c-main.users\`: 1,034 rows, 2 columns (\`id\`, \`name\`).
`;

describe('The summary of a run as a document', () => {
  it('has the own words of an API as code, in which nothing is Markdown', () => {
    const error = { code: 'http.status', message: 'GET http://a/x responded with HTTP 401: `# [No](x) *`.' } as const;
    const failed = describeRun(createReport([], { outcome: 'failed', error }));
    assert.match(
      summaryMarkdown('a', failed),
      /^Failed: GET http:\/\/a\/x responded with HTTP 401: `# \[No\]\(x\) \*`\.$/m,
    );
  });

  it('says the verdict first, then what is not complete, then the rest, in sentences and lists', () => {
    assert.equal(summaryMarkdown('users.extractor.json', describeRun(report)), whole);
  });

  it('leaves out what there is nothing to say of', () => {
    const failed = createReport([], { outcome: 'failed', error: { code: 'json.syntax', message: 'No JSON.' } });
    assert.deepEqual(
      summaryMarkdown('a', describeRun(failed))
        .split('\n')
        .filter((line) => line.startsWith('#') || line.startsWith('Failed')),
      ['# Run of a', 'Failed: No JSON.'],
    );
  });

  it('lets no answer and no name mark up anything', () => {
    const message = '# <b>x</b> `y` *z* [a](b)\n## next';
    const job = createJob('a`b\n# c', {
      verdict: { status: 'unknown', evidence: [{ code: 'total-differs', message }] },
    });
    const text = summaryMarkdown('<i>\u202e', describeRun(createReport([job])));
    assert.deepEqual(
      text.split('\n').filter((line) => line.startsWith('#')),
      [
        '# Run of \\<i>\\\\u202e',
        '## What is not known to be complete',
        '### ``a`b\\u000a# c``: unknown',
        '## Jobs',
        '### ``a`b\\u000a# c``: unknown',
      ],
    );
    assert.ok(text.includes('- \\# \\<b>x\\</b> \\`y\\` \\*z\\* \\[a\\](b)\\\\u000a## next'), text);
  });

  it('has a job of every verdict in its headings', () => {
    const jobs = [createJudgedJob('a', 'complete'), createJudgedJob('b', 'incomplete', 'repeated-page')];
    const text = summaryMarkdown('x', describeRun(createReport(jobs)));
    assert.match(text, /\n### `a`: complete\n/);
    assert.equal(text.match(/\n### `b`: incomplete\n/g)?.length, 2);
  });
});

describe('The folds of a document', () => {
  const cases: [title: string, lines: string[], folds: [number, number][]][] = [
    ['nothing where there is no heading', ['a', 'b'], []],
    ['a heading with nothing below it', ['# a', ''], []],
    [
      'to the next heading, without the empty lines before it',
      ['# a', 'x', '', '# b', 'y', ''],
      [
        [0, 1],
        [3, 4],
      ],
    ],
    [
      'lower headings within higher ones',
      ['# a', '## b', 'x', '### c', 'y', '## d', 'z'],
      [
        [0, 6],
        [1, 4],
        [3, 4],
        [5, 6],
      ],
    ],
    ['no line that only looks like a heading', ['#a', 'x', '- # b', 'y'], []],
  ];
  for (const [title, lines, folds] of cases) {
    it(`are ${title}`, () =>
      assert.deepEqual(
        headingFolds(lines.join('\n')).map(({ start, end }) => [start, end]),
        folds,
      ));
  }
});

describe('A text of others in Markdown', () => {
  const texts: [string, string][] = [
    ['plain "words", 1,034 of them', 'plain "words", 1,034 of them'],
    ['next_page_token', 'next_page_token'],
    ['- item', '\\- item'],
    ['> quote', '\\> quote'],
    ['a \\ b', 'a \\\\ b'],
  ];
  for (const [given, text] of texts) it(`stays text: ${given}`, () => assert.equal(markdownText(given), text));

  const codes: [string, string][] = [
    ['a_b', '`a_b`'],
    ['a`b', '``a`b``'],
    ['`a', '`` `a ``'],
  ];
  for (const [given, code] of codes) it(`is code: ${given}`, () => assert.equal(markdownCode(given), code));
});
