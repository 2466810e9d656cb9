import assert from 'node:assert/strict';
import { ageText } from '../../../../../client/shared/text/ageText.ts';
import { parseText, readPath } from '../../../../../client/shared/text/json.ts';
import { sizeText } from '../../../../../client/shared/text/sizeText.ts';

describe('An age', () => {
  const cases: [number, string][] = [
    [-5, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 min ago'],
    [3_599_999, '59 min ago'],
    [3_600_000, '1 h ago'],
    [86_399_999, '23 h ago'],
    [86_400_000, '1 day ago'],
    [200_000_000, '2 days ago'],
  ];
  for (const [milliseconds, text] of cases)
    it(`of ${milliseconds} ms is written "${text}"`, () => assert.equal(ageText(milliseconds), text));
});

describe('A size', () => {
  const cases: [number, string][] = [
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [4100, '4.1 kB'],
    [999_949, '999.9 kB'],
    [999_950, '1.0 MB'],
    [12_000_000, '12.0 MB'],
    [5_000_000_000_000, '5000.0 GB'],
  ];
  for (const [bytes, text] of cases)
    it(`of ${bytes} bytes is written "${text}"`, () => assert.equal(sizeText(bytes), text));
});

describe('Reading a path of a parsed value', () => {
  const value = { api: { baseUrl: 'x', list: [1, 2] }, nothing: null };
  const cases: [string[], unknown][] = [
    [[], value],
    [['api', 'baseUrl'], 'x'],
    [['api', 'list', '1'], 2],
    [['api', 'missing', 'more'], undefined],
    [['nothing', 'more'], undefined],
    [['api', 'baseUrl', 'length'], undefined],
    [['constructor'], undefined],
  ];
  for (const [keys, expected] of cases) {
    it(`gives ${JSON.stringify(expected)} for "${keys.join('.')}"`, () =>
      assert.deepEqual(readPath(value, ...keys), expected));
  }
});

describe('Parsing a text', () => {
  it('gives the value of JSON', () => assert.deepEqual(parseText('{"a": [1]}'), { a: [1] }));
  it('gives nothing for half-written JSON', () => assert.equal(parseText('{"a": '), undefined));
});
