import assert from 'node:assert/strict';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { mergeTables } from '../../../../../engine/run/writing/mergeTables.ts';

/** A table with a header and a number of rows. */
const table = (name: string, columns: string[], rows: number, primaryKey: string[] = []) => ({
  name,
  primaryKey,
  part: { columns, rows, write: () => undefined, writeLines: () => undefined },
});

describe('mergeTables (mapping.md 8: the same table name twice)', () => {
  it('tables of different names stay apart, in their order', () => {
    const merged = mergeTables([table('b', ['x'], 1), table('a', ['x'], 2)]);
    assert.deepEqual(
      merged.map(({ name, rows, parts }) => [name, rows, parts.length]),
      [
        ['b', 1, 1],
        ['a', 2, 1],
      ],
    );
  });

  it('rows under equal headers follow each other at the place of the first, with the primary key of the first', () => {
    const tables = [table('k', ['n', 'fk'], 1, ['n']), table('a', [], 0), table('k', ['n', 'fk'], 2, ['fk'])];
    const [first, second] = mergeTables(tables);
    assert.deepEqual([first?.name, first?.rows, first?.primaryKey, second?.name], ['k', 3, ['n'], 'a']);
    assert.deepEqual(first?.parts, [tables[0]?.part, tables[2]?.part]);
  });

  for (const columns of [['n'], ['fk', 'n'], ['n', 'fk', 'x'], ['n', 'FK']]) {
    it(`mapping.md 9: "Multiple results for 'k' table have different columns!": n, fk and ${columns.join(', ')}`, () => {
      assert.throws(
        () => mergeTables([table('k', ['n', 'fk'], 1), table('k', columns, 1)]),
        (error) => isUserError(error) && error.code === 'table.different-columns' && error.message.includes('"k"'),
      );
    });
  }
});
