import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { Float, type JsonValue } from '../../../../engine/core/json/value.ts';
import { selectRecords } from '../../../../engine/core/records/selectRecords.ts';

describe('selectRecords', () => {
  const at = (path: string, delimiter = '.') => ({ path, delimiter });

  // title, response, path, records (`docs/format/jobs.md#41-with-a-non-empty-datafield`)
  const found: [string, JsonValue, ReturnType<typeof at>, JsonValue[]][] = [
    ['a list gives its elements', { items: [1, 2] }, at('items'), [1, 2]],
    ['path "." is the whole response', [1], at('.'), [1]],
    ['the whole response may be one object', { id: 1 }, at('.'), [{ id: 1 }]],
    ['path with a delimiter', { a: { 'b.c': [3] } }, at('a/b.c', '/'), [3]],
    ['an object is one record', { one: { id: 1 } }, at('one'), [{ id: 1 }]],
    ['an empty object from a response is one record', { one: {} }, at('one'), [{}]],
    ['another scalar is one record', { n: 'x' }, at('n'), ['x']],
    ['a number and true are one record each', { n: 5 }, at('n'), [5]],
    ['… and true', { n: true }, at('n'), [true]],
    ['numbers address list elements', { a: [{ b: [7] }] }, at('a.0.b'), [7]],
    ['"." is an ordinary key where the delimiter differs', { '.': [1] }, at('.', '/'), [1]],
  ];
  for (const [title, response, field, records] of found) {
    it(`jobs.md 4.1: ${title}`, () => assert.deepEqual(selectRecords(response, field, 'x'), { records }));
  }

  const empties: JsonValue[] = [
    {},
    { items: null },
    { items: false },
    { items: 0 },
    { items: new Float(0) },
    { items: '' },
    { items: '0' },
    { items: [] },
  ];
  for (const response of empties) {
    it(`jobs.md 4.1: an empty value is no record and the empty-page warning: ${JSON.stringify(response)}`, () => {
      assert.deepEqual(selectRecords(response, at('items'), 'x'), { records: [], emptyPath: 'items' });
    });
  }

  it('jobs.md 4.2: without dataField a root list is taken, also an empty one, without a warning', () => {
    assert.deepEqual(selectRecords([1], undefined, 'x'), { records: [1] });
    assert.deepEqual(selectRecords([], undefined, 'x'), { records: [] });
  });

  it('jobs.md 4.2: the only list at the root is taken, also an empty one; lists deeper down are not looked for', () => {
    assert.deepEqual(selectRecords({ total: 1, rows: [5], meta: { pages: [1] } }, undefined, 'x'), {
      records: [5],
      foundAt: 'rows',
    });
    assert.deepEqual(selectRecords({ rows: [] }, undefined, 'x'), { records: [], foundAt: 'rows' });
  });

  it('jobs.md 4.2: an object without a list at its root has no records and says which keys there are', () => {
    assert.deepEqual(selectRecords({ a: 1, b: {} }, undefined, 'x'), { records: [], noListAmong: ['a', 'b'] });
  });

  const errors: [string, JsonValue, string][] = [
    ['several lists', { a: [], b: [1] }, 'response.several-lists'],
    ['a scalar', 5, 'response.no-records'],
    ['null', null, 'response.no-records'],
  ];
  for (const [title, response, code] of errors) {
    it(`jobs.md 4.2: ${title} is a user error`, () => {
      assert.throws(
        () => selectRecords(response, undefined, 'x'),
        (error) => isUserError(error) && error.code === code,
      );
    });
  }
});
