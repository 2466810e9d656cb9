import assert from 'node:assert/strict';
import { changedPlaces } from '../../../../../../engine/core/platform/comparing/changedPlaces.ts';

describe('changedPlaces', () => {
  for (const [title, before, after, places] of [
    ['nothing for another layout and spelling', '{"a":"\\u0041","b":[1]}', '{ "a": "A", "b": [ 1 ] }', []],
    ['the innermost value', '{"a":{"b":[1,2]}}', '{"a":{"b":[1,3]}}', ['/a/b/1']],
    ['what is new and what is gone', '{"a":1,"b":2}', '{"a":1,"c":2}', ['/b', '/c']],
    ['keys with signs of pointers', '{"a/b":{"~":1}}', '{"a/b":{"~":2}}', ['/a~1b/~0']],
    ['an object that became a list', '{"a":{}}', '{"a":[]}', ['/a']],
    ['digits', '{"a":12345678901234567890}', '{"a":12345678901234567891}', ['/a']],
    ['the object of which only the order differs', '{"o":{"a":1,"b":2}}', '{"o":{"b":2,"a":1}}', ['/o']],
    ['the whole for another kind', '1', '{}', ['']],
  ] as const) {
    it(`has ${title}`, () => assert.deepEqual(changedPlaces(before, after), places));
  }
});
