import assert from 'node:assert/strict';
import { testTextFormat } from '../../../../cli/formats/testTextFormat.ts';
import matcher from '../../../../deploy/ci/matcher.json' with { type: 'json' };
import type { TestReport } from '../../../../engine/faces/testing.ts';
import manifest from '../../../../package.json' with { type: 'json' };
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

const first = caseOf('first', [checkOf()]);
const empty = caseOf('empty', [
  checkOf({ title: 'complete' }),
  failedCheck({ cause: placeIn('users.extractor.json', 12, 7) }),
]);
const unrun = caseOf('broken', [
  checkOf({ outcome: 'error', code: 'recording.unreadable', message: 'There is none.' }),
]);

describe('results of tests for a person', () => {
  const reports: [title: string, report: TestReport, isVerbose: boolean, lines: string[]][] = [
    [
      'are a line for each configuration that passed',
      reportOf([first, first], { config: 'b.extractor.json', cases: [first] }),
      false,
      ['✓ users.extractor.json 2 cases', '✓ b.extractor.json 1 case', '', '3 passed in 2 configurations (1.2 s)'],
    ],
    [
      'have the cases that did not pass, with their failed checks only',
      reportOf([first, empty, unrun]),
      false,
      [
        '✗ users.extractor.json',
        '  ✗ empty 12 ms',
        '      users.tests/empty/expect.json:3:5: error: users: 1 row or more: The table has no rows. (test.rows)',
        '        because of users.extractor.json:12:7',
        '  ✗ broken 12 ms',
        '      error: users: 1 row or more: There is none. (recording.unreadable)',
        '',
        '1 failed, 1 error, 1 passed in 1 configuration (1.2 s)',
      ],
    ],
    [
      'have all cases and checks if somebody asks for them',
      reportOf([first, empty]),
      true,
      [
        '✗ users.extractor.json',
        '  ✓ first 12 ms',
        '      ✓ users: 1 row or more',
        '  ✗ empty 12 ms',
        '      ✓ complete',
        '      users.tests/empty/expect.json:3:5: error: users: 1 row or more: The table has no rows. (test.rows)',
        '        because of users.extractor.json:12:7',
        '',
        '1 failed, 1 passed in 1 configuration (1.2 s)',
      ],
    ],
    [
      'say so of a case that could not be run and does not say why',
      reportOf([caseOf('a', [], { outcome: 'error' })]),
      false,
      [
        '✗ users.extractor.json',
        '  ✗ a 12 ms',
        '      error: the case: The case could not be run. (test.error)',
        '',
        '1 error in 1 configuration (1.2 s)',
      ],
    ],
    ['say so if there is none', { configurations: [], durationMs: 0 }, false, ['No tests in 0 configurations (0 ms)']],
  ];
  for (const [title, report, isVerbose, lines] of reports)
    it(title, () => assert.deepEqual(testTextFormat(report, isVerbose).split('\n'), lines));

  for (const [reader, { regexp }] of [
    ['VS Code', manifest.contributes.problemPatterns[0]],
    ['GitHub', matcher.problemMatcher[0]?.pattern[0]],
  ] as [string, { regexp: string }][]) {
    it(`have lines that the problem matcher of ${reader} reads`, () => {
      const found = testTextFormat(reportOf([first, empty]))
        .split('\n')
        .flatMap((line) => [new RegExp(regexp).exec(line)?.slice(1)].filter((match) => match !== undefined));
      const message = 'users: 1 row or more: The table has no rows.';
      assert.deepEqual(found, [['users.tests/empty/expect.json', '3', '5', 'error', message, 'test.rows']]);
    });
  }

  for (const [title, text] of hostileTexts) {
    it(`cannot act on a terminal, nor add lines: ${title}`, () => {
      const printed = testTextFormat(hostileReport(text), true);
      assert.doesNotMatch(printed.replaceAll('\u200d', ''), unsafeOnTerminals);
      assert.deepEqual(printed.split('\n').length, 7);
    });
  }
});
