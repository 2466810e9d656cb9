import assert from 'node:assert/strict';
import { readShapes } from '../../../../engine/core/shapes/readShapes.ts';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { assertGrowsWithSize } from '../../../support/countCalls.ts';

describe('ShapeCollector', () => {
  it('counts the responses of each job and unites what they held', () => {
    const collector = new ShapeCollector();
    collector.add('users', { scroll: { token: 'a' }, items: [{ id: 1 }] });
    collector.add('groups', []);
    collector.add('users', { scroll: { token: null }, items: [] });
    assert.deepEqual(collector.toFile(), {
      version: 1,
      jobs: {
        users: {
          responses: 2,
          schema: {
            type: 'object',
            properties: {
              scroll: {
                type: 'object',
                properties: { token: { type: ['string', 'null'] } },
                required: ['token'],
              },
              items: {
                type: 'array',
                items: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
              },
            },
            required: ['scroll', 'items'],
          },
        },
        groups: { responses: 1, schema: { type: 'array' } },
      },
    });
  });

  it('requires only the keys of every response', () => {
    const collector = new ShapeCollector();
    collector.add('users', { items: [], next: 'a' });
    collector.add('users', { items: [] });
    assert.deepEqual(collector.toFile().jobs['users']?.schema.required, ['items']);
  });

  it('requires a key of an object in every place where the object was, whatever else stood there', () => {
    const collector = new ShapeCollector();
    collector.add('users', { scroll: null });
    collector.add('users', { scroll: { token: 'a' } });
    assert.deepEqual(collector.toFile().jobs['users']?.schema.properties?.['scroll'], {
      type: ['object', 'null'],
      properties: { token: { type: 'string' } },
      required: ['token'],
    });
  });

  it('can be asked in between and goes on', () => {
    const collector = new ShapeCollector();
    collector.add('users', { a: 1 });
    assert.equal(collector.toFile().jobs['users']?.responses, 1);
    collector.add('users', { a: 1.5 });
    assert.deepEqual(collector.toFile().jobs['users'], {
      responses: 2,
      schema: { type: 'object', properties: { a: { type: 'number' } }, required: ['a'] },
    });
  });

  it('writes what the reader reads', () => {
    const collector = new ShapeCollector();
    collector.add('__proto__', { '1': [1, 'a', null], deep: { er: [[{}]] } });
    const file = collector.toFile();
    assert.deepEqual(readShapes(JSON.stringify(file)), file);
  });

  it('is work that grows as the page does', () =>
    assertGrowsWithSize((size) => {
      const items = Array.from({ length: size }, (_, id) => ({
        id,
        name: 'n',
        tags: ['a', 'b'],
        nested: { flag: true },
      }));
      new ShapeCollector().add('users', { items });
    }, 500));
});
