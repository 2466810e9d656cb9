import assert from 'node:assert/strict';
import { Float, type JsonValue } from '../../../../engine/core/json/value.ts';
import { readParents, writeParents } from '../../../../engine/core/tables/storedParents.ts';

describe('parent columns on their way over the disk', () => {
  const values: JsonValue[] = [
    'x',
    '',
    1,
    1.5,
    true,
    false,
    null,
    new Float(1),
    new Float(-0),
    new Float(Number.POSITIVE_INFINITY),
    9007199254740993n,
    [],
    {},
  ];
  for (const value of values) {
    it(`${value instanceof Float ? `float ${value.value}` : String(value)} comes back as it was`, () => {
      const parents: [string, JsonValue][] = [
        ['before', 'a'],
        ['key', value],
        ['1', 'b'],
      ];
      assert.deepEqual(readParents(writeParents(parents)), parents);
    });
  }
});
