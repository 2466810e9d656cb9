import assert from 'node:assert/strict';
import type { Finding } from '../../../../cli/formats/findFindings.ts';
import { junitFormat } from '../../../../cli/formats/junitFormat.ts';
import { testJunitFormat } from '../../../../cli/formats/testJunitFormat.ts';
import type { TestReport } from '../../../../engine/faces/testing.ts';
import { junitFaults, readAsResults, readJunit } from '../../../support/formats/readJunit.ts';
import {
  caseOf,
  checkOf,
  failedCheck,
  hostileReport,
  hostileTexts,
  placeIn,
  reportOf,
} from '../../../support/formats/testReports.ts';

const cause = placeIn('users.extractor.json', 12, 7);
const mixed = reportOf(
  [
    caseOf('first', [checkOf()]),
    caseOf('empty', [failedCheck({ cause }), failedCheck({ title: 'complete', message: 'It is not.' })]),
    caseOf('broken', [checkOf({ outcome: 'error', code: 'recording.unreadable', message: 'There is no recording.' })]),
  ],
  { config: 'rows/orders.extractor.json', cases: [caseOf('only', [], { durationMs: 2_000 })] },
);

describe('results of tests as JUnit', () => {
  const reports: [title: string, report: TestReport][] = [
    ['nothing', { configurations: [], durationMs: 0 }],
    ['a configuration without cases', reportOf([])],
    ['all outcomes', mixed],
    ['a case that does not say why it could not be run', reportOf([caseOf('a', [], { outcome: 'error' })])],
    ...hostileTexts.map(([title, text]): [string, TestReport] => [title, hostileReport(text)]),
  ];
  for (const [title, report] of reports)
    it(`fit the schema: ${title}`, async () => assert.deepEqual(await junitFaults(testJunitFormat(report)), []));

  it('do not fit it with an element that it does not know', async () => {
    const broken = testJunitFormat(mixed).replaceAll('failure', 'fault');
    assert.notDeepEqual(await junitFaults(broken), []);
  });

  it('are a suite for each configuration, and a case for each case', async () => {
    const { testsuite = [], ...counts } = await readJunit(testJunitFormat(mixed));
    assert.deepEqual(counts, { name: 'pagewright test', tests: 4, failures: 1, errors: 1, time: 1.234 });
    assert.deepEqual(
      testsuite.map(({ testcase = [], ...suite }) => [suite, testcase.map(({ name, classname }) => [name, classname])]),
      [
        [
          { name: 'users.extractor.json', tests: 3, failures: 1, errors: 1, time: 0.036 },
          ['first', 'empty', 'broken'].map((name) => [name, 'users.extractor.json']),
        ],
        [
          { name: 'rows/orders.extractor.json', tests: 1, failures: 0, errors: 0, time: 2 },
          [['only', 'rows/orders.extractor.json']],
        ],
      ],
    );
  });

  it('say why a case did not pass, all in one place', async () => {
    const { testsuite: [suite] = [] } = await readJunit(testJunitFormat(mixed));
    assert.deepEqual(
      suite?.testcase?.map(({ failure, error }) => ({ failure, error })),
      [
        { failure: undefined, error: undefined },
        {
          failure: [
            {
              message: '2 checks failed: users: 1 row or more: The table has no rows.',
              type: 'test.rows',
              inner: [
                'users: 1 row or more: The table has no rows.',
                '  expected at users.tests/empty/expect.json:3:5',
                '  because of users.extractor.json:12:7',
                'complete: It is not.',
                '  expected at users.tests/empty/expect.json:3:5',
              ].join('\n'),
            },
          ],
          error: undefined,
        },
        {
          failure: undefined,
          error: [
            {
              message: 'users: 1 row or more: There is no recording.',
              type: 'recording.unreadable',
              inner: 'users: 1 row or more: There is no recording.',
            },
          ],
        },
      ],
    );
  });

  it('are understood by another reader', () => {
    const { total, passed, failed, errors, status, suites } = readAsResults(testJunitFormat(mixed));
    assert.deepEqual(
      { total, passed, failed, errors, status },
      { total: 4, passed: 2, failed: 1, errors: 1, status: 'FAIL' },
    );
    assert.deepEqual(
      suites.map(({ name, cases }) => [name, cases.map((one) => [one.name, one.status, one.duration])]),
      [
        [
          'users.extractor.json',
          [
            ['first', 'PASS', 12],
            ['empty', 'FAIL', 12],
            ['broken', 'FAIL', 12],
          ],
        ],
        ['rows/orders.extractor.json', [['only', 'PASS', 2_000]]],
      ],
    );
  });

  for (const [title, text, inXml] of hostileTexts) {
    it(`read as they were: ${title}`, async () => {
      const { testsuite: [suite] = [] } = await readJunit(testJunitFormat(hostileReport(text)));
      const [only] = suite?.testcase ?? [];
      assert.deepEqual([suite?.name, only?.name, only?.classname], [inXml, inXml, inXml]);
      assert.equal(only?.failure?.[0]?.message, `2 checks failed: ${inXml}: ${inXml}`);
      assert.ok(only?.failure?.[0]?.inner?.startsWith(`${inXml}: ${inXml}\n  expected at ${inXml}:3:5\n`));
    });
  }
});

describe('findings as JUnit', () => {
  const finding: Finding = {
    ...placeIn('a.extractor.json'),
    severity: 'error',
    code: 'config.missing-key',
    message: 'A job needs an endpoint.',
    text: '{}',
  };
  const warning = { ...finding, severity: 'warning', code: 'config.unknown-key' } as const;
  const line = 'a.extractor.json:3:5: error: A job needs an endpoint. (config.missing-key)';
  const remark = 'a.extractor.json:3:5: warning: A job needs an endpoint. (config.unknown-key)';
  const failure = (message: string, inner: string) => [{ message, type: 'config.missing-key', inner }];

  const cases: [title: string, findings: Finding[], failure: object[] | undefined, output: string[] | undefined][] = [
    ['a file without findings', [], undefined, undefined],
    ['an error', [finding], failure(finding.message, line), undefined],
    ['several', [finding, finding], failure(`2 errors: ${finding.message}`, `${line}\n${line}`), undefined],
    ['a warning, which fails nothing', [warning], undefined, [remark]],
    ['both', [warning, finding], failure(finding.message, line), [remark]],
  ];
  for (const [title, findings, expected, output] of cases) {
    it(`are a case for each file: ${title}`, async () => {
      const xml = junitFormat({ findings, files: ['a.extractor.json', 'b.extractor.json'] });
      assert.deepEqual(await junitFaults(xml), []);
      const { testsuite: [suite] = [], tests, failures } = await readJunit(xml);
      assert.deepEqual([tests, failures], [2, expected === undefined ? 0 : 1]);
      const [first, second] = suite?.testcase ?? [];
      assert.deepEqual([first?.name, first?.failure, first?.['system-out']], ['a.extractor.json', expected, output]);
      assert.deepEqual(second, { name: 'b.extractor.json', classname: 'b.extractor.json' });
    });
  }

  it('have a file that is none of those that were asked for', async () => {
    const xml = junitFormat({ findings: [finding], files: [] });
    assert.equal((await readJunit(xml)).failures, 1);
  });

  for (const [title, text, inXml] of hostileTexts) {
    it(`read as they were: ${title}`, async () => {
      const xml = junitFormat({ findings: [{ ...finding, file: text, message: text }, warning], files: [text] });
      assert.deepEqual(await junitFaults(xml), []);
      const { testsuite: [suite] = [] } = await readJunit(xml);
      const [first] = suite?.testcase ?? [];
      assert.deepEqual([first?.name, first?.failure?.[0]?.message], [inXml, inXml]);
    });
  }
});
