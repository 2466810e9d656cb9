import assert from 'node:assert/strict';
import { findRepeatedKeys } from '../../../../../client/tables/file/repeatedKeys.ts';
import { RowIndex } from '../../../../../client/tables/file/rowIndex.ts';
import { scanTable } from '../../../../../client/tables/file/scanTable.ts';
import { pseudoRandom, quoted, withCsv } from './support.ts';

async function repeated(text: string, columns: number[]): Promise<{ keys: number; rows: number[] }> {
  return await withCsv(text, async (file) => {
    const plan = {
      file,
      start: 0,
      columns: 2,
      keyColumns: columns,
      index: new RowIndex(),
      onProgress: () => undefined,
    };
    const { hashes } = await scanTable(plan);
    assert.ok(hashes);
    const found = await findRepeatedKeys({ file, start: 0, columns, hashes });
    return { keys: found.keys, rows: [...found.rows] };
  });
}

describe('Rows with a repeated key', () => {
  it('are found and listed together, keys in the order of their first row', async () => {
    const rows = ['b', 'a', 'c', 'a', 'b', 'd', 'b'].map((key) => [key, 'x']);
    assert.deepEqual(await repeated(quoted(rows), [0]), { keys: 2, rows: [0, 4, 6, 1, 3] });
  });

  it('are none where every key is there once', async () => {
    assert.deepEqual(
      await repeated(
        quoted([
          ['a', 'x'],
          ['b', 'x'],
        ]),
        [0],
      ),
      { keys: 0, rows: [] },
    );
  });

  it('are compared by all columns of the key, cell by cell', async () => {
    const rows = [
      ['a', 'bc'],
      ['ab', 'c'],
      ['a', 'bc'],
      ['', 'abc'],
    ];
    assert.deepEqual(await repeated(quoted(rows), [0, 1]), { keys: 1, rows: [0, 2] });
  });

  it('are the same whether their cells stand in quotes or not', async () => {
    assert.deepEqual(await repeated('a,1\n"a",2\n"a""b",3\n"a""b",4\na"b,5\n', [0]), {
      keys: 2,
      rows: [0, 1, 2, 3, 4],
    });
  });

  it('agree with counting every key', async () => {
    const random = pseudoRandom(11);
    const rows = Array.from({ length: 20_000 }, () => [String(random(30_000)), 'x']);
    const groups = [...Map.groupBy(rows.keys(), (row) => rows[row]?.[0]).values()].filter(({ length }) => length > 1);
    assert.deepEqual(await repeated(quoted(rows), [0]), { keys: groups.length, rows: groups.flat() });
  });

  it('are all where all have the same key', async () => {
    const rows = Array.from({ length: 10_000 }, () => ['same', 'x']);
    assert.deepEqual(await repeated(quoted(rows), [0]), { keys: 1, rows: [...rows.keys()] });
  });
});
