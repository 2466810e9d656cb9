import assert from 'node:assert/strict';
import { readRows } from '../../../../../client/tables/file/readRows.ts';
import { RowIndex } from '../../../../../client/tables/file/rowIndex.ts';
import { scanTable } from '../../../../../client/tables/file/scanTable.ts';
import { allRows, pseudoRandom, quoted, withCsv } from './support.ts';

const random = pseudoRandom(7);
const nasty = ['', 'a', '1', 'x\ny', '"', 'a,b', '\r\n', 'ě€🚲', 'z'.repeat(300)];
const rows = Array.from({ length: 1_000 }, (_, row) =>
  Array.from({ length: 1 + random(4) }, (_, column) =>
    column === 0 ? String(row) : (nasty[random(nasty.length)] ?? ''),
  ),
);
const text = quoted([['id', 'b', 'c'], ...rows]);

describe('Reading rows by their number', () => {
  for (const chunkBytes of [64, 1_000, 1_000_000]) {
    it(`gives any rows in any order, with pieces of ${chunkBytes} bytes`, async () => {
      await withCsv(
        text,
        async (file) => {
          const [, first] = await allRows(file);
          const index = new RowIndex();
          const scanned = {
            file,
            start: first?.offset ?? 0,
            columns: 3,
            keyColumns: [],
            index,
            onProgress: () => undefined,
          };
          await scanTable(scanned);
          assert.equal(index.count, rows.length);
          const wanted = [999, 0, 500, 500, 63, 64, 65, ...Array.from({ length: 100 }, () => random(1_000))];
          const read = await readRows(file, index, wanted, (cell, count) =>
            Array.from({ length: count }, (_, column) => cell(column).toString()),
          );
          assert.deepEqual(
            read,
            wanted.map((row) => rows[row]),
          );
        },
        { chunkBytes },
      );
    });
  }

  it('keeps one place of 64, and more where rows are long', () => {
    const index = new RowIndex();
    for (let row = 0; row < 1_000; row++) index.add(row * 10);
    assert.deepEqual(index.blockOf(130), { row: 128, offset: 1_280 });
    assert.deepEqual(index.blockOf(63), { row: 0, offset: 0 });
    const long = new RowIndex();
    for (let row = 0; row < 10; row++) long.add(row * 100_000);
    assert.deepEqual(long.blockOf(7), { row: 7, offset: 700_000 });
  });

  it('gives nothing for a cell that a row does not have', async () => {
    await withCsv('a,b\n1\n', async (file) => {
      const index = new RowIndex();
      index.add(4);
      const [cell] = await readRows(file, index, [0], (read) => read(1).toString());
      assert.equal(cell, '');
    });
  });
});
