import assert from 'node:assert/strict';
import { firstIndex } from '../../../../server/service/rules/createIsBroken.ts';

describe('firstIndex', () => {
  const sorted = [2, 3, 3, 7];
  const cases: [atLeast: number, index: number][] = [
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 3],
    [7, 3],
    [8, 4],
  ];

  for (const [atLeast, index] of cases) {
    it(`finds ${index} for what is at least ${atLeast} in ${sorted}`, () => {
      assert.equal(
        firstIndex(sorted.length, (each) => (sorted[each] ?? 0) >= atLeast),
        index,
      );
    });
  }

  it('finds 0 where there is nothing', () => {
    assert.equal(
      firstIndex(0, () => true),
      0,
    );
  });

  it('asks for few of many', () => {
    let asked = 0;
    firstIndex(1_000_000, (index) => {
      asked += 1;
      return index > 700_000;
    });
    assert.ok(asked <= 20, `${asked} asked`);
  });
});
