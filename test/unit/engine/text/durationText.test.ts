import assert from 'node:assert/strict';
import { durationText } from '../../../../engine/core/text/durationText.ts';

describe('A duration', () => {
  const cases: [number, string][] = [
    [0, '0 ms'],
    [12.4, '12 ms'],
    [999, '999 ms'],
    [999.6, '1.0 s'],
    [1234, '1.2 s'],
    [59_949, '59.9 s'],
    [59_951, '1 min 0 s'],
    [125_000, '2 min 5 s'],
    [3_599_400, '59 min 59 s'],
    [3_599_800, '1 h 0 min'],
    [93_780_000, '26 h 3 min'],
  ];
  for (const [milliseconds, text] of cases) {
    it(`of ${milliseconds} ms is written "${text}"`, () => assert.equal(durationText(milliseconds), text));
  }
});
