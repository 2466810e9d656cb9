import assert from 'node:assert/strict';
import { readColumnStatistics } from '../../../../../client/tables/file/columnStatistics.ts';
import type { ColumnStatistics, ColumnType } from '../../../../../client/tables/file/tableMessages.ts';
import { pseudoRandom, quoted, withCsv } from './support.ts';

async function statistics(values: readonly string[], type: ColumnType, rows?: number[]): Promise<ColumnStatistics> {
  const table = values.map((value) => ['x', value]);
  const view = rows && Uint32Array.from(rows);
  const plan = { start: 0, column: 1, type, count: values.length, rows: view };
  return await withCsv(quoted(table), (file) => readColumnStatistics({ file, ...plan }), { chunkBytes: 32 });
}

type Bar = [label: string, count: number];

function bars(...of: Bar[]): ColumnStatistics['bars'] {
  return of.map(([label, count]) => ({ label, count }));
}

function twoDays(at: number): string {
  const day = (days: number) => new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10);
  return `${day(1 + 2 * at)} to ${day(2 + 2 * at)}`;
}

const decimalBars = bars(
  ['0.1 to < 0.105', 1],
  ...Array.from({ length: 19 }, (_, at): Bar => [`${(105 + 5 * at) / 1000} to < ${(110 + 5 * at) / 1000}`, 0]),
  ['0.2 to < 0.205', 1],
);

describe('Statistics of a column', () => {
  const cases: [string, ColumnType, string[], Omit<ColumnStatistics, 'rows'>][] = [
    [
      'numbers by their value',
      'integer',
      ['9', '10', '-3', '9'],
      {
        ...{ filled: 4, distinct: 3, smallest: '-3', largest: '10', sum: '25', mean: '6.25' },
        bars: bars(['-3', 1], ...Array.from({ length: 11 }, (_, at): Bar => [String(at - 2), 0]), ['9', 2], ['10', 1]),
      },
    ],
    [
      'long numbers by all their digits',
      'integer',
      ['900719925474099301', '900719925474099302'],
      {
        ...{ filled: 2, distinct: 2, smallest: '900719925474099301', largest: '900719925474099302' },
        ...{
          sum: '1801439850948198603',
          mean: '900719925474099000',
          bars: bars(['900,719,925,474,000,000 to < 900,719,925,474,100,000', 2]),
        },
      },
    ],
    [
      'decimals, without the error of floating point',
      'number',
      ['0.1', '0.2'],
      {
        ...{ filled: 2, distinct: 2, smallest: '0.1', largest: '0.2', sum: '0.3', mean: '0.15' },
        bars: decimalBars,
      },
    ],
    [
      'dates',
      'date',
      ['2026-02-01', '2025-12-31'],
      {
        ...{ filled: 2, distinct: 2, smallest: '2025-12-31', largest: '2026-02-01' },
        bars: bars(['2025-12-30 to 2025-12-31', 1], ...Array.from({ length: 15 }, (_, at): Bar => [twoDays(at), 0]), [
          '2026-01-31 to 2026-02-01',
          1,
        ]),
      },
    ],
    [
      'texts whatever their case',
      'text',
      ['b', 'A', 'c'],
      { filled: 3, distinct: 3, smallest: 'A', largest: 'c', bars: [] },
    ],
    [
      'texts with quotes and line breaks',
      'text',
      ['a "b"', 'a\nb', 'a "b"'],
      { filled: 3, distinct: 2, smallest: 'a\nb', largest: 'a "b"', bars: bars(['a "b"', 2]) },
    ],
    [
      'empty cells as missing',
      'text',
      ['', 'x', ''],
      { filled: 1, distinct: 1, smallest: 'x', largest: 'x', bars: [] },
    ],
    ['no values at all', 'empty', ['', ''], { filled: 0, distinct: 0, bars: [] }],
  ];
  for (const [name, type, values, wanted] of cases)
    it(`take ${name}`, async () =>
      assert.deepEqual(await statistics(values, type), { rows: values.length, ...wanted }));

  it('look only at the rows of a view', async () => {
    const found = await statistics(['5', '1', '9', '5'], 'integer', [3, 0]);
    assert.deepEqual(found, {
      ...{ rows: 2, filled: 2, distinct: 1, smallest: '5', largest: '5', sum: '10', mean: '5' },
      bars: bars(['5', 2]),
    });
  });

  it('cut what is long', async () => {
    const { smallest } = await statistics(['y'.repeat(1_000)], 'text');
    assert.equal(smallest?.length, 200);
  });

  it('agree with a set of all values', async () => {
    const random = pseudoRandom(7);
    const values = Array.from({ length: 20_000 }, () => String(random(9_000)));
    const { distinct, filled } = await withCsv(quoted(values.map((value) => ['', value])), (file) =>
      readColumnStatistics({ file, start: 0, column: 1, type: 'integer', count: values.length }),
    );
    assert.deepEqual({ distinct, filled }, { distinct: new Set(values).size, filled: values.length });
  });

  it('name the most frequent values, in the rows of a view alone', async () => {
    const values = ['a', 'b', 'a', '', 'b', 'b', 'c', 'd', 'd'];
    assert.deepEqual((await statistics(values, 'text')).bars, bars(['b', 3], ['a', 2], ['d', 2]));
    assert.deepEqual((await statistics(values, 'text', [8, 7, 0, 2])).bars, bars(['a', 2], ['d', 2]));
  });

  it('read no further than to the last of the frequent values', async () => {
    const values = ['a', 'a', ...Array.from({ length: 2_000 }, (_, at) => `x${at}`)];
    const table = values.map((value) => ['', value]);
    const read = await withCsv(quoted(table), async (file) => {
      let chunks = 0;
      const handle = {
        read: (...args: Parameters<typeof file.handle.read>) => {
          chunks++;
          return file.handle.read(...args);
        },
      };
      const plan = { start: 0, column: 1, type: 'text' as const, count: values.length };
      await readColumnStatistics({ file: { ...file, handle, chunkBytes: 1024 }, ...plan });
      return { chunks, once: Math.ceil(file.size / 1024) };
    });
    assert.ok(read.chunks <= read.once + 2, JSON.stringify(read));
  });
});
