import assert from 'node:assert/strict';
import { type RunProgress, runSize } from '../../../../engine/core/forecast/runSize.ts';
import { SizeSum } from '../../../../engine/core/forecast/sizeSum.ts';

const cut: RunProgress = {
  isEnded: false,
  pages: 5,
  records: 100,
  perPage: 20,
  pageSize: 20,
  stated: {},
  endsBy: 'short-page',
};

/** Each case: what was seen of the run, and its pages, its records and whether the API states them; or nothing. */
const cases: [string, Partial<RunProgress>, [number, number, boolean] | undefined][] = [
  ['of one that ended is what was read', { isEnded: true }, [5, 100, false]],
  [
    'of one without paging is its only page, also where a limit cut its records',
    { pages: 1, endsBy: undefined },
    [1, 100, false],
  ],
  ['is not known where a limit cut it and the API states nothing', {}, undefined],
  ['is the total that the API states, with a short page at the end', { stated: { total: 210 } }, [11, 210, true]],
  ['has an empty page at the end, where the last one is full', { stated: { total: 200 } }, [11, 200, true]],
  [
    'has one in any case, where only that ends the paging',
    { stated: { total: 210 }, endsBy: 'empty-page' },
    [12, 210, true],
  ],
  [
    'has none, where the response leads to the next page',
    { stated: { total: 200 }, endsBy: 'no-next' },
    [10, 200, true],
  ],
  [
    'is by the number of pages, where the API states that',
    { stated: { pageCount: 8 }, endsBy: 'no-next' },
    [8, 160, true],
  ],
  ['is never less than what was read', { stated: { total: 60 } }, [5, 100, true]],
  ['is not known where the first page has no record', { perPage: 0, stated: { total: 60 } }, undefined],
];

describe('The size of a run', () => {
  for (const [title, seen, expected] of cases) {
    it(title, () => {
      const size = runSize({ ...cut, ...seen });
      assert.deepEqual(size && [size.pages, size.records, size.isStated], expected);
    });
  }
});

describe('The sum of sizes', () => {
  it('is that of all runs, with how much they differ', () => {
    const sum = new SizeSum();
    assert.equal(sum.sum(), undefined);
    for (const [pages, records] of [
      [1, 2],
      [2, 4],
      [3, 6],
    ] as const) {
      sum.add({ pages, records, isStated: pages === 3, pageSize: 2 });
    }
    assert.deepEqual(sum.sum(), {
      runs: 3,
      stated: 1,
      pages: 6,
      records: 12,
      pageSize: 2,
      pagesDeviation: 1,
      recordsDeviation: 2,
    });
  });
});
