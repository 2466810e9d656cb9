import assert from 'node:assert/strict';
import { compareRows, type TableRows } from '../../../../../engine/core/testing/golden/compareRows.ts';
import { diffText } from '../../../../../engine/core/testing/golden/diffText.ts';
import { maxShownRows } from '../../../../../engine/core/testing/golden/tableDiff.ts';

type Rows = string[][];
const golden: Rows = [['id', 'name'], ['1', 'a'], ['2', 'b'], ['3', 'c']];

const cases: [what: string, key: string[], now: Rows, text: string | undefined][] = [
  ['the same', ['id'], golden, undefined],
  ['in another order', [], [['id', 'name'], ['3', 'c'], ['1', 'a'], ['2', 'b']], undefined],
  ['with a row lost', ['id'], [['id', 'name'], ['1', 'a'], ['3', 'c']], '1 row lost.'],
  ['with a row added', ['id'], [...golden, ['4', 'd']], '1 row added.'],
  [
    'with a row changed',
    ['id'],
    [['id', 'name'], ['1', 'a'], ['2', 'x'], ['3', 'c']],
    '1 row changed. The first change is in "name": "b" is "x" now.',
  ],
  ['with a row changed, without a key', [], [['id', 'name'], ['1', 'a'], ['2', 'x'], ['3', 'c']], '1 row lost, 1 row added.'],
  ['with a key that it does not have', ['uid'], golden, undefined],
  ['with a row twice', [], [...golden, ['1', 'a']], '1 row added.'],
  ['with a key twice', ['id'], [...golden, ['1', 'z']], '1 row added.'],
  ['with a column lost', ['id'], [['id'], ['1'], ['2'], ['3']], '"name" lost.'],
  [
    'with a column added',
    ['id'],
    [['id', 'name', 'x'], ['1', 'a', ''], ['2', 'b', ''], ['3', 'c', '']],
    '"x" added.',
  ],
  [
    'with columns in another order',
    ['id'],
    [['name', 'id'], ['a', '1'], ['b', '2'], ['c', '3']],
    undefined,
  ],
  ['without rows', ['id'], [['id', 'name']], '3 rows lost.'],
  [
    'with cells that would be alike if they were joined',
    [],
    [['id', 'name'], ['1,a', ''], ['2', 'b'], ['3', 'c']],
    '1 row lost, 1 row added.',
  ],
];

describe('A table beside its golden one', () => {
  for (const [what, key, now, text] of cases)
    it(`${what}${key.length > 0 ? `, by ${key.join()}` : ''}: ${text ?? 'no difference'}`, async () => {
      const diff = await compareRows(batches(golden), batches(now), key);
      const said = diffText(diff, now[0] ?? []);
      assert.equal(said, text && `The table differs from the golden one: ${text}`);
      assert.deepEqual(diff.rows, { golden: 3, now: now.length - 1 });
    });

  it('names the first rows alone, and counts all', async () => {
    const many = Array.from({ length: maxShownRows + 20 }, (_, index) => [String(index), 'x']);
    const { shown, added, lost } = await compareRows(batches([['id', 'name']]), batches([['id', 'name'], ...many]), ['id']);
    assert.deepEqual([shown.length, added, lost], [maxShownRows, many.length, 0]);
  });

  it('shortens long cells', async () => {
    const diff = await compareRows(batches([['id', 't'], ['1', 'a'.repeat(99)]]), batches([['id', 't'], ['1', 'b']]), ['id']);
    assert.match(diffText(diff, ['id', 't']) ?? '', /"a{60}…" is "b" now\.$/);
  });
});

/** Rows in batches of two, whose ends are nowhere special. */
async function* batches(rows: Rows): TableRows & AsyncGenerator<Rows> {
  for (let start = 0; start < rows.length; start += 2) yield rows.slice(start, start + 2);
}
