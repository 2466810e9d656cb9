import assert from 'node:assert/strict';
import { itemsAt } from '../../../../engine/core/json/itemsAt.ts';
import { JsonCursor } from '../../../../engine/core/json/jsonCursor.ts';
import { readValue } from '../../../../engine/core/json/readValue.ts';
import { skipValue } from '../../../../engine/core/json/skipValue.ts';

const values = [
  '0',
  '-1.5e+10',
  '12345678901234567890',
  'true',
  'false',
  'null',
  '""',
  '"plain"',
  '"\\"]},{["',
  '"ends in \\\\"',
  '"\\u0022"',
  '{}',
  '[]',
  '[[],{},[{}]]',
  '{"a":{"b":["}",{"c":"]"}]}}',
  '{ "a" : [ 1 , "\\\\" ] }',
];

describe('A value that is skipped', () => {
  for (const value of values) {
    it(`ends where it ends when it is read: ${value}`, () => {
      for (const text of [value, ` ${value}`, `${value},1`, `${value}]`, `${value} }`, `${value}\n`]) {
        const [skipped, read] = [new JsonCursor(text), new JsonCursor(text)];
        skipValue(skipped);
        readValue(read);
        assert.equal(skipped.at, read.at, JSON.stringify(text));
      }
    });
  }

  it('is an item of a list', () => {
    const text = `x[ ${values.join(' , ')} ]`;
    const items = itemsAt(text, 1)?.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(items, values);
    assert.deepEqual(itemsAt('[ ]', 0), []);
    assert.equal(itemsAt('{}', 0), undefined);
  });
});
