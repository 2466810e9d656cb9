import assert from 'node:assert/strict';
import { isUserError, UserError } from '../../../../engine/core/errors.ts';
import { Float, type JsonValue } from '../../../../engine/core/json/value.ts';
import { filterResponse } from '../../../../engine/core/records/filterResponse.ts';

// record, paths, filtered (`docs/format/jobs.md#5-responsefilter`, level 3)
const rows: [JsonValue, string[], JsonValue][] = [
  [{ a: 'c' }, ['a'], { a: '"c"' }],
  [{ a: null, b: 0, c: true, d: [] }, ['a', 'b', 'c', 'd'], { a: 'null', b: '0', c: 'true', d: '[]' }],
  [{ a: new Float(1) }, ['a'], { a: '1' }],
  [{ a: { b: { c: 1 }, d: 2 } }, ['a.b'], { a: { b: '{"c":1}', d: 2 } }],
  [{ a: [{ x: 1 }, 'y'] }, ['a[]'], { a: ['{"x":1}', '"y"'] }],
  [{ a: [{ b: [1] }, { c: 2 }, 3] }, ['a[].b'], { a: [{ b: '[1]' }, { c: 2 }, 3] }],
  [{ a: [{ b: { c: [{ d: { e: 1 } }] } }] }, ['a[].b.c[].d'], { a: [{ b: { c: [{ d: '{"e":1}' }] } }] }],
  [{ a: 1 }, ['b', 'a.b'], { a: 1 }],
  ['text', ['a'], 'text'],
  [{ b: 1, a: 'ž/' }, ['a'], { b: 1, a: '"\\u017e\\/"' }],
];

// record, paths, filtered at levels 1 and 2 (`docs/format/json-to-csv.md#122-responsefilter`)
const oldRows: [JsonValue, string[], JsonValue][] = [
  [{ a: 'c', b: true, c: 0.1, d: 12 }, ['a', 'b', 'c', 'd'], { a: 'c', b: '1', c: '0.1', d: '12' }],
  [{ a: new Float(100) }, ['a'], { a: '100' }],
  [{ a: { b: [1] }, c: [0] }, ['a', 'c'], { a: '{"b":[1]}', c: '[0]' }],
  [{ a: 'ž/', b: ['ž/'] }, ['a', 'b'], { a: 'ž/', b: '["\\u017e\\/"]' }],
  // Empty values stay as they are, of their type.
  [{ a: null, b: false, c: 0 }, ['a', 'b', 'c'], { a: null, b: false, c: 0 }],
  [{ a: '', b: '0', c: [] }, ['a', 'b', 'c'], { a: '', b: '0', c: [] }],
  [{ a: new Float(0) }, ['a'], { a: new Float(0) }],
  // An empty object is not empty; nor is 0.0 as text.
  [{ a: {}, b: '0.0' }, ['a', 'b'], { a: '{}', b: '0.0' }],
  [{ a: { b: { c: 1 }, d: null } }, ['a.b', 'a.d'], { a: { b: '{"c":1}', d: null } }],
  [{ a: [{ x: 1 }, 'y', null, 0, true] }, ['a[]'], { a: ['{"x":1}', 'y', null, 0, '1'] }],
  [{ a: [{ b: [1] }, { b: [] }, { c: 2 }, 3] }, ['a[].b'], { a: [{ b: '[1]' }, { b: [] }, { c: 2 }, 3] }],
  // An empty value before [] need not be a list.
  [{ a: null, b: 0, c: '', d: [] }, ['a[]', 'b[].x', 'c[]', 'd[]', 'e[]'], { a: null, b: 0, c: '', d: [] }],
  [5, ['a'], 5],
];

describe('filterResponse (jobs.md 5, json-to-csv.md 12.2)', () => {
  for (const [record, paths, filtered] of rows) {
    it(`jobs.md 5: ${paths.join(', ')} of ${JSON.stringify(record)}`, () =>
      assert.deepEqual(filterResponse(record, paths, '.'), filtered));
  }

  it('jobs.md 5: takes another delimiter', () =>
    assert.deepEqual(filterResponse({ 'a.b': { c: [1] } }, ['a.b/c'], '/'), { 'a.b': { c: '[1]' } }));

  it('jobs.md 5: keeps keys that look like integers in their place', () => {
    const record = new Map<string, JsonValue>([
      ['b', { x: 1 }],
      ['1', 2],
    ]);
    assert.deepEqual(
      filterResponse(record, ['b'], '.'),
      new Map<string, JsonValue>([
        ['b', '{"x":1}'],
        ['1', 2],
      ]),
    );
  });

  it('jobs.md 5: [] behind a value that is no list is a user error', () => {
    const filtered = () => filterResponse({ a: 1 }, ['a[]'], '.');
    assert.throws(filtered, (error) => isUserError(error) && error.code === 'response.filter-not-list');
  });

  for (const level of [1, 2]) {
    describe(`at compatLevel ${level}`, () => {
      for (const [record, paths, filtered] of oldRows) {
        it(`json-to-csv.md 12.2: ${paths.join(', ')} of ${JSON.stringify(record)}`, () =>
          assert.deepEqual(filterResponse(record, paths, '.', level), filtered));
      }

      for (const value of [1, 'x', true, {}] satisfies JsonValue[]) {
        it(`json-to-csv.md 12.2: [] behind ${JSON.stringify(value)} is a user error`, () => {
          const filtered = () => filterResponse({ a: value }, ['a[]'], '.', level);
          assert.throws(filtered, (error) => isUserError(error) && error.code === 'response.filter-not-list');
        });
      }
    });
  }

  it('jobs.md 5: levels from 3 on are the same, and the default', () => {
    const record = { a: 'c', b: null };
    for (const level of [undefined, 3, 4, 99]) {
      assert.deepEqual(filterResponse(record, ['a', 'b'], '.', level), { a: '"c"', b: 'null' });
    }
  });

  it('jobs.md 5: level 3: [] behind null is a user error as well', () => {
    assert.throws(() => filterResponse({ a: null }, ['a[]'], '.'), UserError);
  });
});
