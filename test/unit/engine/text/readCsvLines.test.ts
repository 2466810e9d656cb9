import assert from 'node:assert/strict';
import { csvLine } from '../../../../engine/core/text/csvLine.ts';
import { readCsvLines } from '../../../../engine/core/text/readCsvLines.ts';

const tables: string[][][] = [
  [],
  [['a']],
  [
    ['a', 'b'],
    ['1', '2'],
    ['', ''],
  ],
  [
    ['"', '""', 'a"b'],
    ['","', '"\n"', ','],
  ],
  [
    ['line\nfeed', '\n', '\n\n"'],
    ['\r\n', ' ', '\u0000'],
  ],
  [
    ['\ufeffa', 'é😀'],
    ['\u2028', 'a""'],
  ],
];

describe('readCsvLines', () => {
  for (const rows of tables) {
    const bytes = Buffer.from(rows.map((row) => csvLine(row)).join(''));

    it(`reads what csvLine writes of ${JSON.stringify(rows)}`, () =>
      assert.deepEqual(readCsvLines(bytes, Number.POSITIVE_INFINITY), rows));

    it(`reads the first row alone of ${JSON.stringify(rows)}`, () =>
      assert.deepEqual(readCsvLines(bytes, 1), rows.slice(0, 1)));
  }

  it('ends where a file does that is cut', () =>
    assert.deepEqual(readCsvLines(Buffer.from('"a","b"\n"1","un'), 9), [['a', 'b'], ['1']]));
});
