import assert from 'node:assert/strict';
import { filterRows } from '../../../../../client/tables/file/filterRows.ts';
import type { TableFilter } from '../../../../../client/tables/file/tableMessages.ts';
import { viewRows } from '../../../../../client/tables/file/viewRows.ts';
import { pseudoRandom, quoted, withCsv } from './support.ts';

const rows = [
  ['1', 'Brno', 'said "yes"'],
  ['2', 'Ústí', ''],
  ['3', 'brno', 'a,b'],
  ['4', 'x', 'line\nbreak'],
  ['5', '', '12'],
];

async function found(table: readonly string[][], filter: TableFilter): Promise<number[]> {
  return [...(await withCsv(quoted(table), (file) => filterRows({ file, start: 0, filter })))];
}

describe('Filtering rows', () => {
  const cases: [string, TableFilter, number[]][] = [
    ['a text in any column', { text: 'brno' }, [0, 2]],
    ['letters with an accent, whatever their case', { text: 'ÚSTÍ' }, [1]],
    ['a text in one column', { text: '1', column: 0 }, [0]],
    ['a text that stands in two columns', { text: '1' }, [0, 4]],
    ['a quote', { text: '"yes' }, [0]],
    ['a delimiter in a cell', { text: 'a,b' }, [2]],
    ['a line break in a cell', { text: 'line\nbreak' }, [3]],
    ['nothing that only stands between cells', { text: ',' }, [2]],
    ['nothing that goes over the border of a cell', { text: '1","b' }, []],
    ['nothing in a column that is not there', { text: '1', column: 9 }, []],
  ];
  for (const [name, filter, wanted] of cases)
    it(`finds ${name}`, async () => assert.deepEqual(await found(rows, filter), wanted));

  it('agrees with looking at every cell', async () => {
    const random = pseudoRandom(3);
    const words = ['', 'Ab', 'aB', '"', ',', '\n', 'ě', 'x'];
    const word = () => words[random(words.length)] ?? '';
    const table = Array.from({ length: 500 }, () => [word() + word(), word(), word() + word()]);
    for (const text of ['ab', 'ab"', 'ě', 'x,', '\n', 'abab']) {
      const wanted = table.flatMap((cells, row) =>
        cells.some((cell) => cell.toLowerCase().includes(text)) ? [row] : [],
      );
      assert.deepEqual(await found(table, { text }), wanted, JSON.stringify(text));
    }
  });

  it('tells what it has found while it goes on', async () => {
    const told: [number, number][] = [];
    const plan = {
      start: 0,
      filter: { text: 'o' },
      onProgress: (rows: Uint32Array, part: number) => told.push([rows.length, part]),
    };
    await withCsv(quoted(rows), (file) => filterRows({ file, ...plan }), { chunkBytes: 32 });
    assert.ok(told.length > 2);
    assert.deepEqual(told.at(-1), [2, 1]);
  });
});

describe('The rows that are seen', () => {
  const order = Uint32Array.of(4, 3, 2, 1, 0);
  const some = Uint32Array.of(0, 2, 3);
  const repeated = Uint32Array.of(3, 0);
  for (const [name, parts, wanted] of [
    ['all as in the file', {}, undefined],
    ['all in an order', { order }, [4, 3, 2, 1, 0]],
    ['those found', { found: some }, [0, 2, 3]],
    ['those found in an order', { order, found: some }, [3, 2, 0]],
    ['those with repeated keys, together', { repeated }, [3, 0]],
    ['those with repeated keys that were found', { repeated, found: Uint32Array.of(0, 1) }, [0]],
    ['all of it', { order, found: some, repeated }, [3, 0]],
  ] as const) {
    it(name, () => {
      const rows = viewRows(5, parts);
      assert.deepEqual(rows && [...rows], wanted);
    });
  }
});
