import assert from 'node:assert/strict';
import { countText } from '../../../../engine/core/text/countText.ts';

describe('A count', () => {
  for (const [count, text] of [
    [0, '0 pages'],
    [1, '1 page'],
    [2, '2 pages'],
    [999, '999 pages'],
    [1034, '1,034 pages'],
    [-1034, '-1,034 pages'],
    [100_000, '100,000 pages'],
    [12_345_678, '12,345,678 pages'],
    [1234.5, '1,234.5 pages'],
    [2 ** 60, '1,152,921,504,606,847,000 pages'],
  ] as const) {
    it(`of ${count} is written "${text}"`, () => assert.equal(countText(count, 'page'), text));
  }
});
