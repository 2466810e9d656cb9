import assert from 'node:assert/strict';
import { countText } from '../../../../engine/core/text/countText.ts';

describe('A count', () => {
  for (const [count, text] of [
    [0, '0 pages'],
    [1, '1 page'],
    [2, '2 pages'],
    [1034, '1,034 pages'],
  ] as const) {
    it(`of ${count} is written "${text}"`, () => assert.equal(countText(count, 'page'), text));
  }
});
