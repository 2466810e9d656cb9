import assert from 'node:assert/strict';
import { Histogram, type HistogramBar } from '../../../../../client/tables/file/histogram.ts';
import { pseudoRandom } from './support.ts';

function barsOf(values: readonly number[], smallestPower?: number): HistogramBar[] {
  const histogram = new Histogram(smallestPower);
  for (const value of values) histogram.add(value);
  return histogram.bars();
}

describe('A histogram', () => {
  const cases: [string, number[], number | undefined, bars: [start: number, end: number, count: number][]][] = [
    ['no values', [], undefined, []],
    ['one whole number', [7, 7], 0, [[7, 8, 2]]],
    [
      'whole numbers, and the gap between them',
      [1, 3],
      0,
      [
        [1, 2, 1],
        [2, 3, 0],
        [3, 4, 1],
      ],
    ],
    [
      'both signs',
      [-2, 0, -0],
      0,
      [
        [-2, -1, 1],
        [-1, 0, 0],
        [0, 1, 2],
      ],
    ],
  ];
  for (const [what, values, power, bars] of cases) {
    it(`of ${what}`, () =>
      assert.deepEqual(
        barsOf(values, power).map(({ start, end, count }) => [start, end, count]),
        bars,
      ));
  }

  const ranges: [string, (random: number) => number][] = [
    ['a thousand', (random) => random],
    ['fractions', (random) => random / 1e7],
    ['both signs', (random) => random - 500],
    ['powers of ten', (random) => 10 ** (random / 60)],
    ['what differs late', (random) => 1_000_000 + random / 1000],
    ['large numbers', (random) => random * 1e15],
  ];
  for (const [what, spread] of ranges) {
    it(`of ${what} has few bars with round bounds, and every value in the one that holds it`, () => {
      const random = pseudoRandom(3);
      const values = Array.from({ length: 3_000 }, () => spread(random(1_000)));
      const bars = barsOf(values);
      assert.ok(bars.length > 1 && bars.length <= 24, `${bars.length}`);
      for (const { start, end, count } of bars) {
        assert.equal(values.filter((value) => value >= start && value < end).length, count, `${start} to ${end}`);
        assert.ok(String(Number(start.toPrecision(12))).replace(/\D|0+$/g, '').length <= 10, `${start}`);
      }
    });
  }

  it('does not depend on the order of its values', () => {
    const random = pseudoRandom(5);
    const values = Array.from({ length: 500 }, () => random(100_000));
    assert.deepEqual(
      barsOf(values, 0),
      barsOf(
        values.toSorted((a, b) => b - a),
        0,
      ),
    );
  });
});
