import assert from 'node:assert/strict';
import { testJsonFormat } from '../../../../cli/formats/testJsonFormat.ts';
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

describe('results of tests as JSON', () => {
  it('are the model', () => {
    const cause = placeIn('users.extractor.json');
    const report = reportOf([caseOf('first', [checkOf()]), caseOf('empty', [failedCheck({ cause })])]);
    assert.deepEqual(JSON.parse(testJsonFormat(report)), report);
  });

  for (const [title, text] of hostileTexts) {
    it(`mean the same, and cannot act on a terminal: ${title}`, () => {
      const json = testJsonFormat(hostileReport(text));
      assert.deepEqual(JSON.parse(json), hostileReport(text));
      assert.doesNotMatch(json, unsafeOnTerminals);
    });
  }
});
