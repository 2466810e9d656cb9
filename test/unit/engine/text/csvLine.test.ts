import assert from 'node:assert/strict';
import { stringify } from 'csv-stringify/sync';
import { csvLine } from '../../../../engine/core/text/csvLine.ts';

const rows: string[][] = [
  ['1', 'plain', ''],
  ['', '', ''],
  [''],
  ['"'],
  ['""', 'say "hi"', '"'],
  ['a,b', 'c;d', 'e\tf', '\\', '\\"'],
  ['line\nbreak', 'line\r\nbreak', '\r'],
  [' spaces ', '\u00a0', '\ufeff', '\0'],
  ['$&', "$'$`$1$$"],
  ['žluťoučký', '😀', '\u2028', '=1+1'],
];

describe('a line of a CSV file', () => {
  for (const row of rows) {
    it(`is that of csv-stringify: ${JSON.stringify(row)}`, () => {
      assert.equal(csvLine(row), stringify([row], { quoted: true, quoted_empty: true, record_delimiter: '\n' }));
    });
  }

  it('is empty for a row without cells', () => {
    assert.equal(csvLine([]), '\n');
  });
});
