import assert from 'node:assert/strict';
import { flatten, flattenTo } from '../../../../engine/core/expressions/flatten.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { hasField, type JsonValue } from '../../../../engine/core/json/value.ts';

describe('flatten (functions.md 2)', () => {
  const cases: [title: string, value: JsonValue, flat: [string, JsonValue][]][] = [
    [
      'bare values stand under their key',
      { a: 1, b: 'x', c: false },
      [
        ['a', 1],
        ['b', 'x'],
        ['c', false],
      ],
    ],
    ['objects are joined with dots', { http: { headers: { X: 'y' } } }, [['http.headers.X', 'y']]],
    [
      'lists count from 0',
      { list: ['a', 'b'] },
      [
        ['list.0', 'a'],
        ['list.1', 'b'],
      ],
    ],
    [
      'lists of objects',
      { list: [{ a: 1 }, { a: 2 }] },
      [
        ['list.0.a', 1],
        ['list.1.a', 2],
      ],
    ],
    ['empty objects and lists vanish', { a: {}, b: [], c: { d: [] }, e: 1 }, [['e', 1]]],
    ['nulls exist', { a: null }, [['a', null]]],
    ['an empty object is an empty context', {}, []],
    [
      'a list at the top',
      ['a', { b: 1 }],
      [
        ['0', 'a'],
        ['1.b', 1],
      ],
    ],
    ['an object wins over a key with a dot that stands before it', { 'a.b': 1, a: { b: 2 } }, [['a.b', 2]]],
  ];
  for (const [title, value, flat] of cases) {
    it(title, () => assert.deepEqual([...flatten(value)], flat));
  }

  it('a bare value stands under the name that it is given', () => {
    assert.deepEqual([...flatten('token', 'data')], [['data', 'token']]);
    assert.deepEqual([...flatten(7, 'data')], [['data', 7]]);
  });

  it('what is nested stands below the name', () => {
    assert.deepEqual([...flatten({ a: [1] }, 'data')], [['data.a.0', 1]]);
  });

  it('keys that look like integers keep their order', () => {
    assert.deepEqual([...flatten(parseJson('{"b": 1, "2": {"1": "x", "0": "y"}}')).keys()], ['b', '2.1', '2.0']);
  });
});

describe('flattenTo', () => {
  it('keeps the objects that are picked whole, and nothing else', () => {
    const call = { function: 'md5', args: ['a'] };
    const flat = flattenTo({ a: call, b: { c: call, d: { e: 1 } } }, (object) => hasField(object, 'function'));
    assert.deepEqual(
      [...flat],
      [
        ['a', call],
        ['b.c', call],
        ['b.d.e', 1],
      ],
    );
  });
});
