import assert from 'node:assert/strict';
import type { Finding } from '../../../../cli/formats/findFindings.ts';
import { markdownFormat } from '../../../../cli/formats/markdownFormat.ts';
import { testMarkdownFormat } from '../../../../cli/formats/testMarkdownFormat.ts';
import type { TestReport } from '../../../../engine/faces/testing.ts';
import {
  caseOf,
  checkOf,
  failedCheck,
  hostileReport,
  hostileTexts,
  placeIn,
  reportOf,
} from '../../../support/formats/testReports.ts';
import { unsafeOnTerminals } from '../../../support/terminalSigns.ts';

/** The cells of each row of a table. */
const rowsOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replaceAll(/\\./g, '').split('|').length - 2);

/** The most that GitHub shows of a summary. */
const maxSummary = 1024 * 1024;

const first = caseOf('first', [checkOf()]);
const empty = caseOf('empty', [failedCheck({ cause: placeIn('users.extractor.json', 12, 7) }), failedCheck()]);
const unrun = caseOf('broken', [
  checkOf({ outcome: 'error', code: 'recording.unreadable', message: 'There is none.' }),
]);
const head = ['| | Configuration | Passed | Failed | Errors | Time |', '| --- | --- | ---: | ---: | ---: | ---: |'];

describe('results of tests as Markdown', () => {
  const reports: [title: string, report: TestReport, lines: string[]][] = [
    ['say so if there are none', { configurations: [], durationMs: 0 }, ['**No tests** (0 ms)']],
    [
      'are a table where all passed',
      reportOf([first, first]),
      ['**2 passed** (1.2 s)', '', ...head, '| ✅ | users.extractor.json | 2 | 0 | 0 | 24 ms |'],
    ],
    [
      'have the configurations that failed first, and below the table what failed',
      reportOf([first], { config: 'a.json', cases: [unrun] }, { config: 'b.json', cases: [empty, first] }),
      [
        '**1 failed, 1 error, 2 passed** (1.2 s)',
        '',
        ...head,
        '| ❌ | b.json | 1 | 1 | 0 | 24 ms |',
        '| ⚠️ | a.json | 0 | 0 | 1 | 12 ms |',
        '| ✅ | users.extractor.json | 1 | 0 | 0 | 12 ms |',
        '',
        '❌ **b.json**: empty',
        '',
        '- users: 1 row or more: The table has no rows. (users.extractor.json:12:7, test.rows)',
        '- users: 1 row or more: The table has no rows. (users.tests/empty/expect.json:3:5, test.rows)',
        '',
        '⚠️ **a.json**: broken',
        '',
        '- users: 1 row or more: There is none. (recording.unreadable)',
      ],
    ],
  ];
  for (const [title, report, lines] of reports)
    it(title, () => assert.deepEqual(testMarkdownFormat(report).split('\n'), lines));

  for (const [title, text] of hostileTexts) {
    it(`show a text as it is, on its line: ${title}`, () => {
      const markdown = testMarkdownFormat(hostileReport(text));
      assert.deepEqual(rowsOf(markdown), [6, 6, 6]);
      assert.equal(markdown.split('\n').length, 10);
      assert.doesNotMatch(markdown.replaceAll('\u200d', ''), unsafeOnTerminals);
      assert.doesNotMatch(markdown.replaceAll(/\\./g, ''), /[<[`]/);
    });
  }

  it('are cut where a summary would be too large', () => {
    const many = Array.from({ length: 1_000 }, () => ({ ...hostileReport('|'.repeat(1_000)).configurations[0] }));
    const checks = Array.from({ length: 50 }, () => failedCheck());
    const cases = Array.from({ length: 300 }, () => caseOf('many', checks));
    const markdown = testMarkdownFormat(reportOf(cases, ...(many as TestReport['configurations'])));
    assert.ok(Buffer.byteLength(markdown) < maxSummary);
    assert.match(markdown, /^… and 801 more\.$/m);
    assert.match(markdown, /^- … and 30 more\.$/m);
    assert.match(markdown, /^… and 1100 more\.$/m);
  });
});

describe('findings as Markdown', () => {
  const finding: Finding = {
    ...placeIn('a.extractor.json'),
    severity: 'error',
    code: 'config.missing-key',
    message: 'A job needs an endpoint.',
    text: '{}',
  };
  const of = (severity: Finding['severity']) => ({ ...finding, severity });
  const rest = 'a.extractor.json:3:5 | A job needs an endpoint. | config.missing-key |';

  it('say so if there are none', () => {
    assert.equal(markdownFormat({ findings: [], files: ['a'] }), '**No problems** in 1 file');
  });

  it('are a table with the worst first', () => {
    const findings = [of('hint'), of('warning'), of('information'), of('error')];
    assert.deepEqual(markdownFormat({ findings, files: ['a', 'b'] }).split('\n'), [
      '**1 error, 1 warning, 2 notes** in 2 files',
      '',
      '| | Place | Problem | Code |',
      '| --- | --- | --- | --- |',
      ...['❌', '⚠️', 'ℹ️', 'ℹ️'].map((sign) => `| ${sign} | ${rest}`),
    ]);
  });

  for (const [title, text] of hostileTexts) {
    it(`show a text as it is, in its row: ${title}`, () => {
      const markdown = markdownFormat({ findings: [{ ...finding, file: text, message: text }], files: [text] });
      assert.deepEqual(rowsOf(markdown), [4, 4, 4]);
      assert.equal(markdown.split('\n').length, 5);
    });
  }

  it('are cut where a summary would be too large', () => {
    const findings = Array.from({ length: 5_000 }, () => ({ ...finding, message: '\u0000'.repeat(1_000) }));
    const markdown = markdownFormat({ findings, files: [] });
    assert.ok(Buffer.byteLength(markdown) < maxSummary);
    assert.match(markdown, /^… and 4800 more\.$/m);
  });
});
