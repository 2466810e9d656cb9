import assert from 'node:assert/strict';
import { redactShapes } from '../../../../engine/core/shapes/redactShapes.ts';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';

describe('redactShapes', () => {
  const redact = (text: string) => text.replaceAll(/s3cret-./g, '•••');
  const redacted = (response: object) => {
    const collector = new ShapeCollector();
    collector.add('users', JSON.parse(JSON.stringify(response)));
    return redactShapes(collector.toFile(), redact).jobs.users;
  };

  it('hides secrets among the keys, at any depth', () => {
    assert.deepEqual(redacted({ list: [{ 's3cret-a': { 'of s3cret-b': 1 } }] })?.schema, {
      type: 'object',
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              '•••': { type: 'object', properties: { 'of •••': { type: 'integer' } }, required: ['of •••'] },
            },
            required: ['•••'],
          },
        },
      },
      required: ['list'],
    });
  });

  it('makes one of keys that become alike', () =>
    assert.deepEqual(redacted({ 's3cret-a': 1, 's3cret-b': 'x' })?.schema, {
      type: 'object',
      properties: { '•••': { type: 'string' } },
      required: ['•••'],
    }));

  it('leaves all else as it is', () => {
    const response = { id: 1, tags: ['a'], none: null, empty: {} };
    const collector = new ShapeCollector();
    collector.add('users', response);
    assert.deepEqual(redactShapes(collector.toFile(), redact), collector.toFile());
  });
});
