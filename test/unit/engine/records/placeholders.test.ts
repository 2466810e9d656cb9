import assert from 'node:assert/strict';
import {
  fillEndpoint,
  parentColumns,
  placeholderValues,
  readPlaceholder,
} from '../../../../engine/core/records/placeholders.ts';
import { UserError } from '../../../../engine/errors.ts';

const codeOf = (code: string) => (error: unknown) => error instanceof UserError && error.code === code;
const none = new Map();

describe('placeholders', () => {
  it('configuration.md 11: a level prefix is part of the name; the parent is level 1', () => {
    assert.deepEqual(readPlaceholder('id', 'x'), { name: 'id', level: 1, path: 'x' });
    assert.deepEqual(readPlaceholder('2:depot', 'x'), { name: '2:depot', level: 2, path: 'x' });
    for (const name of ['0:x', 'a:x', ':x'])
      assert.throws(() => readPlaceholder(name, 'x'), codeOf('job.placeholder-level'));
  });

  it('jobs.md 6.3: all combinations of list values, the last placeholder varies fastest', () => {
    const placeholders = [readPlaceholder('d', 'depots'), readPlaceholder('k', 'kinds')];
    const values = placeholderValues(placeholders, [{ depots: ['PRG', 'BRQ'], kinds: [1, 2] }], none);
    assert.deepEqual(
      values.map((each) => fillEndpoint('x/{d}/{k}', each)),
      ['x/PRG/1', 'x/PRG/2', 'x/BRQ/1', 'x/BRQ/2'],
    );
  });

  it('jobs.md 6.2: an empty list means no job; true is 1, false and null are empty', () => {
    assert.deepEqual(placeholderValues([readPlaceholder('a', 'a')], [{ a: [] }], none), []);
    const filled = [true, false, null].map((a) =>
      placeholderValues([readPlaceholder('a', 'a')], [{ a }], none).map((each) => fillEndpoint('x{a}', each)),
    );
    assert.deepEqual(filled, [['x1'], ['x'], ['x']]);
  });

  it("jobs.md 6.2: level 2 reads the row of the parent's parent", () => {
    const [values] = placeholderValues([readPlaceholder('2:a', 'id')], [{ id: 1 }, { id: 2 }], none);
    assert.equal(values && fillEndpoint('x/{2:a}', values), 'x/2');
  });

  it('jobs.md 6.3: an own entry replaces the inherited value at its place', () => {
    const inherited = new Map([
      ['a', { path: 'p', value: 1 }],
      ['b', { path: 'q', value: 2 }],
    ]);
    const [values] = placeholderValues([readPlaceholder('a', 'r')], [{ r: 9 }], inherited);
    assert.deepEqual(
      [...(values ?? [])],
      [
        ['a', { path: 'r', value: 9 }],
        ['b', { path: 'q', value: 2 }],
      ],
    );
  });

  it('jobs.md 6.3: nothing is encoded, and unfilled marks stay', () => {
    assert.equal(fillEndpoint('x/{a}/{b}', new Map([['a', { path: 'p', value: 'u/v?w=$&' }]])), 'x/u/v?w=$&/{b}');
  });

  it('jobs.md 6.4: columns are called after the path, not the name', () => {
    const values = new Map([
      ['a', { path: 'depot.code', value: 1 }],
      ['b', { path: 'parent_x', value: 2 }],
    ]);
    assert.deepEqual(parentColumns(values), [
      ['parent_depot.code', 1],
      ['parent_x', 2],
    ]);
  });

  const errors: [string, string, unknown, string][] = [
    ['a path that the row does not have', 'a', {}, 'job.placeholder-not-found'],
    ['an object', 'a', { a: {} }, 'job.placeholder-not-scalar'],
    ['a list of lists', 'a', { a: [[1]] }, 'job.placeholder-not-scalar'],
    ['a level that is too high', '2:a', { a: 1 }, 'job.placeholder-level'],
  ];
  for (const [title, name, row, code] of errors) {
    it(`${title} is a user error`, () => {
      const values = () => placeholderValues([readPlaceholder(name, 'a')], [row as { a: number }], none);
      assert.throws(values, codeOf(code));
    });
  }
});
