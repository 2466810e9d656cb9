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

describe('Statistics of a column', () => {
  const cases: [string, ColumnType, string[], Omit<ColumnStatistics, 'rows'>][] = [
    [
      'numbers by their value',
      'integer',
      ['9', '10', '-3', '9'],
      { filled: 4, distinct: 3, smallest: '-3', largest: '10' },
    ],
    [
      'long numbers by all their digits',
      'integer',
      ['900719925474099301', '900719925474099302'],
      { filled: 2, distinct: 2, smallest: '900719925474099301', largest: '900719925474099302' },
    ],
    ['decimals', 'number', ['1e3', '20.5'], { filled: 2, distinct: 2, smallest: '20.5', largest: '1e3' }],
    [
      'dates',
      'date',
      ['2026-02-01', '2025-12-31'],
      { filled: 2, distinct: 2, smallest: '2025-12-31', largest: '2026-02-01' },
    ],
    ['texts whatever their case', 'text', ['b', 'A', 'c'], { filled: 3, distinct: 3, smallest: 'A', largest: 'c' }],
    [
      'texts with quotes and line breaks',
      'text',
      ['a "b"', 'a\nb', 'a "b"'],
      { filled: 3, distinct: 2, smallest: 'a\nb', largest: 'a "b"' },
    ],
    ['empty cells as missing', 'text', ['', 'x', ''], { filled: 1, distinct: 1, smallest: 'x', largest: 'x' }],
    ['no values at all', 'empty', ['', ''], { filled: 0, distinct: 0 }],
  ];
  for (const [name, type, values, wanted] of cases)
    it(`take ${name}`, async () =>
      assert.deepEqual(await statistics(values, type), { rows: values.length, ...wanted }));

  it('look only at the rows of a view', async () => {
    const found = await statistics(['5', '1', '9', '5'], 'integer', [3, 0]);
    assert.deepEqual(found, { rows: 2, filled: 2, distinct: 1, smallest: '5', largest: '5' });
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
});
