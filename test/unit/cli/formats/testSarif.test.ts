import assert from 'node:assert/strict';
import path from 'node:path';
import { testSarifFormat } from '../../../../cli/formats/testSarifFormat.ts';
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
import { type SarifLog, sarifFaults } from '../../../support/sarifStructure.ts';

const logOf = (report: TestReport): SarifLog =>
  JSON.parse(testSarifFormat(report, { version: '1.2.3', folder: path.resolve('/work') }));
const resultsOf = (report: TestReport) => logOf(report).runs[0]?.results ?? [];

const cause = placeIn('users.extractor.json', 12, 7);
const mixed = reportOf([
  caseOf('first', [checkOf()]),
  caseOf('empty', [failedCheck({ cause }), failedCheck(), checkOf({ outcome: 'failed', code: 'test.fit' })]),
]);
const expected = 'users.tests/empty/expect.json';

describe('results of tests as SARIF', () => {
  const reports: [title: string, report: TestReport][] = [
    ['nothing', { configurations: [], durationMs: 0 }],
    ['failed checks', mixed],
    ...hostileTexts.map(([title, text]): [string, TestReport] => [title, hostileReport(text)]),
  ];
  for (const [title, report] of reports)
    it(`have the structure of the standard: ${title}`, () => assert.deepEqual(sarifFaults(logOf(report)), []));

  it('are the failed checks, each at its cause, or where it is expected, or in the configuration', () => {
    const places = resultsOf(mixed).map(({ ruleId, level, locations: [at], relatedLocations }) => [
      ruleId,
      level,
      at?.physicalLocation.artifactLocation.uri,
      at?.physicalLocation.region.startLine,
      relatedLocations?.map(({ physicalLocation }) => physicalLocation.artifactLocation.uri),
    ]);
    assert.deepEqual(places, [
      ['test.rows', 'error', 'users.extractor.json', 12, [expected]],
      ['test.rows', 'error', expected, 3, undefined],
      ['test.fit', 'error', 'users.extractor.json', 1, undefined],
    ]);
  });

  it('have a rule for each code', () => {
    const { tool, results } = logOf(mixed).runs[0] ?? assert.fail();
    const ids = tool.driver.rules.map(({ id }) => id);
    assert.deepEqual(ids, ['test.fit', 'test.rows']);
    assert.deepEqual(
      results.map(({ ruleIndex }) => ids[ruleIndex]),
      results.map(({ ruleId }) => ruleId),
    );
  });

  it('keep their fingerprints where lines and numbers change', () => {
    const printsOf = (line: number, message: string) => {
      const check = failedCheck({ cause: { ...cause, line }, message });
      return resultsOf(reportOf([caseOf('empty', [check])])).map(({ partialFingerprints }) => partialFingerprints);
    };
    assert.deepEqual(printsOf(1, 'The table has no rows.'), printsOf(9, 'The table has 3 rows.'));
  });
});
