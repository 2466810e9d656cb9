import assert from 'node:assert/strict';
import { Float, type JsonValue } from '../../../../engine/core/json/value.ts';
import { filterResponse } from '../../../../engine/core/records/filterResponse.ts';
import { UserError } from '../../../../engine/errors.ts';

// record, paths, filtered (jobs.md section 5, level 3)
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

describe('filterResponse', () => {
  for (const [record, paths, filtered] of rows) {
    it(`${paths.join(', ')} of ${JSON.stringify(record)}`, () =>
      assert.deepEqual(filterResponse(record, paths, '.'), filtered));
  }

  it('takes another delimiter', () =>
    assert.deepEqual(filterResponse({ 'a.b': { c: [1] } }, ['a.b/c'], '/'), { 'a.b': { c: '[1]' } }));

  it('keeps keys that look like integers in their place', () => {
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

  it('[] behind a value that is no list is a user error', () => {
    const filtered = () => filterResponse({ a: 1 }, ['a[]'], '.');
    assert.throws(filtered, (error) => error instanceof UserError && error.code === 'response.filter-not-list');
  });
});
