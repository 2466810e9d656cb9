import assert from 'node:assert/strict';
import { Float, type JsonValue, objectFrom } from '../../../../engine/core/json/value.ts';
import { inferShape } from '../../../../engine/core/shapes/growingShape.ts';
import type { ShapeSchema } from '../../../../engine/core/shapes/shapes.ts';

describe('inferShape', () => {
  const scalars: [string, JsonValue, ShapeSchema][] = [
    ['text', 'secret', { type: 'string' }],
    ['a whole number', 7, { type: 'integer' }],
    ['a whole number beyond 2^53', 12345678901234567890n, { type: 'integer' }],
    ['a fraction', 1.5, { type: 'number' }],
    ['a whole number written with a fraction', new Float(1), { type: 'number' }],
    ['a truth value', false, { type: 'boolean' }],
    ['null', null, { type: 'null' }],
    ['an empty object, of which no key is known', {}, { type: 'object' }],
    ['an empty list, of which no element is known', [], { type: 'array' }],
  ];
  for (const [title, value, expected] of scalars) {
    it(`describes ${title}`, () => assert.deepEqual(inferShape(value), expected));
  }

  it('lists the keys of an object in their order and requires them', () => {
    assert.deepEqual(inferShape({ scroll: { token: null }, items: [{ id: 1 }] }), {
      type: 'object',
      properties: {
        scroll: { type: 'object', properties: { token: { type: 'null' } }, required: ['token'] },
        items: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] } },
      },
      required: ['scroll', 'items'],
    });
  });

  it('requires of the elements of a list what every one of them had', () => {
    const shape = inferShape([{ id: 1, note: 'a' }, { id: 2 }, { id: 3, extra: [] }]);
    assert.deepEqual(shape.items?.required, ['id']);
    assert.deepEqual(Object.keys(shape.items?.properties ?? {}), ['id', 'note', 'extra']);
  });

  it('requires nothing of objects that share no key', () => {
    assert.deepEqual(inferShape([{ a: 1 }, { b: 1 }]).items, {
      type: 'object',
      properties: { a: { type: 'integer' }, b: { type: 'integer' } },
    });
  });

  it('names the types of a mixed list in a fixed order and lets a fraction swallow whole numbers', () => {
    assert.deepEqual(inferShape([null, 2, 'x', 2.5, {}]).items?.type, ['object', 'string', 'number', 'null']);
  });

  it('reads an object whose keys look like numbers', () => {
    const value = objectFrom([
      ['7', 'a'],
      ['__proto__', true],
    ]);
    const shape = inferShape(value);
    assert.deepEqual(Object.keys(shape.properties ?? {}), ['7', '__proto__']);
  });

  it('takes an object with very many keys for a dictionary, whose keys are data', () => {
    const people = objectFrom(Array.from({ length: 501 }, (_, index) => [`person-${index}`, { age: index }]));
    assert.deepEqual(inferShape({ people }), {
      type: 'object',
      properties: { people: { type: 'object' } },
      required: ['people'],
    });
  });

  it('keeps a large object that is no dictionary yet', () => {
    const wide = objectFrom(Array.from({ length: 500 }, (_, index) => [`column${index}`, index]));
    assert.equal(Object.keys(inferShape(wide).properties ?? {}).length, 500);
  });

  it('never holds a value', () => {
    const text = JSON.stringify(inferShape({ token: 'tok-93', count: 4711, list: ['tok-94'] }));
    assert.doesNotMatch(text, /tok-9|4711/);
  });
});
