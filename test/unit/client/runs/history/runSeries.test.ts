import assert from 'node:assert/strict';
import {
  addPagePoint,
  addRequestPoint,
  maxPoints,
  type PagePoint,
  type RequestPoint,
} from '../../../../../client/runs/history/runSeries.ts';

function pagesOf(records: readonly number[]): PagePoint[] {
  const series: PagePoint[] = [];
  for (const [index, count] of records.entries()) {
    addPagePoint(series, { first: index + 1, last: index + 1, min: count, max: count, sum: count });
  }
  return series;
}

describe('A series of a run', () => {
  it('has a point for each page as long as there are few', () => {
    assert.deepEqual(pagesOf([100, 40]), [
      { first: 1, last: 1, min: 100, max: 100, sum: 100 },
      { first: 2, last: 2, min: 40, max: 40, sum: 40 },
    ]);
  });

  for (const pages of [maxPoints, maxPoints + 1, 2 * maxPoints + 1, 1_000, 12_345]) {
    it(`covers ${pages} pages without a gap in at most ${maxPoints} points`, () => {
      const records = Array.from({ length: pages }, (_, index) => index % 7);
      const series = pagesOf(records);
      assert.ok(series.length <= maxPoints && series.length > maxPoints / 2 - 1);
      let next = 1;
      for (const { first, last, min, max, sum } of series) {
        const covered = records.slice(first - 1, last);
        assert.equal(first, next);
        assert.deepEqual([min, max], [Math.min(...covered), Math.max(...covered)]);
        assert.equal(
          sum,
          covered.reduce((total, count) => total + count, 0),
        );
        next = last + 1;
      }
      assert.equal(next, pages + 1);
    });
  }

  it('keeps the longest request, the failures and the waits of those it joins', () => {
    const series: RequestPoint[] = [];
    for (let number = 1; number <= 2 * maxPoints; number++) {
      const isSlow = number === 5;
      const times = { from: number * 10, to: number * 10 + 5, maxMs: isSlow ? 900 : 5, sumMs: isSlow ? 900 : 5 };
      addRequestPoint(series, {
        first: number,
        last: number,
        ...times,
        repeats: isSlow ? 1 : 0,
        failures: isSlow ? 1 : 0,
        waitMs: isSlow ? 3000 : 0,
      });
    }
    const slow = series.find(({ first, last }) => first <= 5 && last >= 5);
    assert.deepEqual([slow?.maxMs, slow?.repeats, slow?.failures, slow?.waitMs], [900, 1, 1, 3000]);
    assert.equal(
      series.reduce((sum, { failures }) => sum + failures, 0),
      1,
    );
  });
});
