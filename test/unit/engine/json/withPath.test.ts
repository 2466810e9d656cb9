import assert from 'node:assert/strict';
import { findPath } from '../../../../engine/core/json/findPath.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { withPath } from '../../../../engine/core/json/withPath.ts';

describe('withPath', () => {
  const table: [title: string, within: JsonValue, path: string, separator: string, expected: JsonValue][] = [
    ['a key', {}, 'a', '.', { a: 1 }],
    ['a path', {}, 'a.b.c', '.', { a: { b: { c: 1 } } }],
    ['another separator', {}, 'a.b/c', '/', { 'a.b': { c: 1 } }],
    ['the whole value', {}, '.', '.', 1],
    ['beside what is there', { a: { x: 2 } }, 'a.b', '.', { a: { x: 2, b: 1 } }],
    ['not over what is there', { a: { b: 2 } }, 'a.b', '.', { a: { b: 2 } }],
    ['not into a text', { a: 'x' }, 'a.b', '.', { a: 'x' }],
    ['not over a whole that is not empty', { a: 1 }, '.', '.', { a: 1 }],
    ['an empty key', {}, '', '.', { '': 1 }],
  ];
  for (const [title, within, path, separator, expected] of table) {
    it(title, () => assert.deepEqual(withPath(within, path, 1, separator), expected));
  }

  for (const path of ['a', 'a.b', '0', 'a.0.b', '', '.', '__proto__.x']) {
    it(`findPath finds what was put at "${path}"`, () => assert.equal(findPath(withPath({}, path, 1), path), 1));
  }
});
