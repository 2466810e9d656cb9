import assert from 'node:assert/strict';
import { readShapes } from '../../../../engine/core/shapes/readShapes.ts';

/** Reads a shapes file with this schema of one job and gives the schema back. */
function readSchema(schema: unknown): unknown {
  return readShapes(JSON.stringify({ version: 1, jobs: { users: { responses: 3, schema } } }))?.jobs['users']?.schema;
}

describe('readShapes', () => {
  it('reads the example of the contract', () => {
    const text = `{
      "version": 1,
      "jobs": {
        "users": { "responses": 11, "schema": { "type": "object", "properties": {
          "scroll": { "type": "object", "properties": { "token": { "type": ["string", "null"] } } },
          "items": { "type": "array", "items": { "type": "object" } } } } }
      }
    }`;
    assert.deepEqual(readShapes(text), JSON.parse(text));
  });

  const foreign: [string, string][] = [
    ['an empty text', ''],
    ['broken JSON', '{"version": 1, "jobs": {'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another version', '{"version": 2, "jobs": {}}'],
    ['no version', '{"jobs": {}}'],
    ['no jobs', '{"version": 1}'],
    ['jobs that are a list', '{"version": 1, "jobs": []}'],
  ];
  for (const [title, text] of foreign) {
    it(`gives nothing for ${title}`, () => assert.equal(readShapes(text), undefined));
  }

  it('leaves out a job that it cannot read and keeps the others', () => {
    const file = readShapes(
      '{"version": 1, "jobs": {"a": 5, "b": {"responses": 1}, "c": {"schema": {"type": "array"}}}}',
    );
    assert.deepEqual(file?.jobs, { c: { responses: 1, schema: { type: 'array' } } });
  });

  const schemas: [string, unknown, unknown][] = [
    ['drops a type that does not exist', { type: 'text' }, {}],
    ['keeps the good ones of several types', { type: ['string', 'text', 4] }, { type: ['string'] }],
    ['drops properties that are no object', { type: 'object', properties: 4 }, { type: 'object' }],
    ['keeps a key whose description is unreadable', { properties: { id: true } }, { properties: { id: {} } }],
    ['keeps the keys among the required', { required: ['id', 3] }, { required: ['id'] }],
    ['drops annotations', { type: 'string', description: 'x', examples: ['secret'] }, { type: 'string' }],
    ['drops items that are no object', { type: 'array', items: false }, { type: 'array' }],
    ['remembers that keys may be missing here', { anyOf: [{ type: 'null' }] }, { additionalProperties: true }],
    ['sees that an object is closed', { type: 'object', additionalProperties: false }, { type: 'object' }],
  ];
  for (const [title, schema, expected] of schemas) {
    it(title, () => assert.deepEqual(readSchema(schema), expected));
  }
});
