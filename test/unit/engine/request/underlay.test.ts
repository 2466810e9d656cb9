import assert from 'node:assert/strict';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { entriesOf } from '../../../../engine/core/json/value.ts';
import { underlay } from '../../../../engine/core/request/buildPageRequest.ts';

// title, defaults, params, result (`docs/format/configuration.md#53-defaultoptions`)
const rows: [string, JsonObject, JsonObject, [string, unknown][]][] = [
  [
    'defaults come first',
    { a: 1 },
    { b: 2 },
    [
      ['a', 1],
      ['b', 2],
    ],
  ],
  [
    'a given value replaces its default in place',
    { a: 1, b: 2 },
    { c: 3, a: 9 },
    [
      ['a', 9],
      ['b', 2],
      ['c', 3],
    ],
  ],
  ['lists are merged by index', { l: ['a', 'b', 'c'] }, { l: ['z'] }, [['l', ['z', 'b', 'c']]]],
  ['a longer list stays whole', { l: ['a'] }, { l: ['y', 'z'] }, [['l', ['y', 'z']]]],
  ['an object replaces the default as a whole', { o: { a: 1 } }, { o: { b: 2 } }, [['o', { b: 2 }]]],
  ['nothing under nothing', {}, {}, []],
];

describe('underlay (pagination.md 4.1, configuration.md 5.3)', () => {
  for (const [title, defaults, params, result] of rows) {
    it(`pagination.md 4.1: ${title}`, () => assert.deepEqual(entriesOf(underlay(defaults, params)), result));
  }
});
