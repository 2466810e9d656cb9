import assert from 'node:assert/strict';
import { findShape } from '../../../../engine/core/shapes/findShape.ts';
import { inferShape } from '../../../../engine/core/shapes/growingShape.ts';
import type { ShapeSchema } from '../../../../engine/core/shapes/shapes.ts';

const response = inferShape({
  scroll: { token: 'a', size: 3 },
  items: [{ id: 1 }],
  empty: {},
  nothing: null,
  list: [],
  'dotted.key': 1,
});

/** Whether a path is known: it is there, no response has it, or the responses do not tell. */
function known(schema: ShapeSchema, path: string): 'yes' | 'no' | 'unknown' {
  const found = findShape(schema, path);
  return typeof found === 'string' ? found : 'yes';
}

describe('findShape', () => {
  const table: [string, 'yes' | 'no' | 'unknown', string][] = [
    ['scroll', 'yes', 'a key at the root'],
    ['scroll.token', 'yes', 'a key inside an object'],
    ['.', 'yes', 'the whole response'],
    ['scrol.token', 'no', 'a misspelled object'],
    ['scroll.tokn', 'no', 'a misspelled key'],
    ['Scroll.token', 'no', 'another letter case'],
    ['token', 'no', 'a key that is elsewhere'],
    ['scroll.token.x', 'no', 'a step into a text'],
    ['scroll.token.0', 'no', 'an index into a text'],
    ['items.id', 'no', 'a key of a list'],
    ['', 'no', 'an empty path, which looks for an empty key'],
    ['scroll..token', 'no', 'an empty step'],
    ['dotted.key', 'no', 'a key with a dot, which no path reaches'],
    ['constructor', 'no', 'what every JavaScript object has'],
    ['items.0', 'yes', 'an index into a list'],
    ['items.9.id', 'yes', 'a key behind any index'],
    ['items.9.idd', 'no', 'a misspelled key behind an index'],
    ['items.09.id', 'no', 'what is not an index'],
    ['list.0', 'unknown', 'an index into a list that was empty'],
    ['empty.x', 'unknown', 'a key of an object that was always empty'],
    ['nothing.x', 'unknown', 'a key of a value that was always null'],
  ];
  for (const [path, expected, title] of table) {
    it(`answers ${expected} for ${title}: "${path}"`, () => assert.equal(known(response, path), expected));
  }

  const written: [string, ShapeSchema, string, 'yes' | 'no' | 'unknown'][] = [
    ['a shape without any word', {}, 'a', 'unknown'],
    ['an object whose keys nobody listed', { type: 'object' }, 'a', 'unknown'],
    ['an object that allows more keys', { type: 'object', properties: {}, additionalProperties: true }, 'a', 'unknown'],
    ['an object with known keys or null', { type: ['object', 'null'], properties: { a: {} } }, 'b', 'no'],
    ['an object or a list', { type: ['object', 'array'], properties: { a: {} } }, '0', 'unknown'],
    ['a list at the root', { type: 'array' }, 'a', 'no'],
  ];
  for (const [title, schema, path, expected] of written) {
    it(`answers ${expected} for "${path}" in ${title}`, () => assert.equal(known(schema, path), expected));
  }

  it('gives the shape at the path', () => assert.deepEqual(findShape(response, 'scroll.size'), { type: 'integer' }));
  it('gives the whole shape for a dot', () => assert.equal(findShape(response, '.'), response));
});
