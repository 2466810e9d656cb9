import assert from 'node:assert/strict';
import type { DescribedSchema } from '../../../../../engine/core/descriptions/apiDescription.ts';
import { readOpenApi } from '../../../../../engine/core/descriptions/openapi/readOpenApi.ts';
import type { JsonValue } from '../../../../../engine/core/json/value.ts';
import { schemaText } from '../../../../support/schemaText.ts';

const user = { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, name: { type: 'string' } } };

/** Schemas that the others refer to. */
const schemas: { [name: string]: JsonValue } = {
  User: user,
  Alias: { $ref: '#/components/schemas/User' },
  Comment: {
    type: 'object',
    properties: { text: { type: 'string' }, replies: { type: 'array', items: ref('Comment') } },
  },
  Loop: ref('Loop'),
  Ping: ref('Pong'),
  Pong: ref('Ping'),
  Own: { allOf: [ref('Own'), user] },
  Pet: {
    type: 'object',
    properties: { kind: { type: 'string' } },
    oneOf: [ref('Cat'), ref('Dog')],
  },
  Cat: { allOf: [ref('Pet'), { type: 'object', properties: { lives: { type: 'integer' } } }] },
  Dog: { allOf: [ref('Pet'), { type: 'object', properties: { barks: { type: 'boolean' } } }] },
};

function ref(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** Reads the schema as that of a response. */
function read(schema: JsonValue): { schema: DescribedSchema; remarks: string[] } {
  const content = { 'application/json': { schema } };
  const { operations, remarks } = readOpenApi({
    openapi: '3.1.0',
    paths: { '/': { get: { responses: { 200: { content } } } } },
    components: { schemas },
  });
  const read = operations[0]?.response?.schema;
  assert(read);
  return {
    schema: read,
    get remarks() {
      return remarks.map(({ message }) => message);
    },
  };
}

describe('the keys and types of a schema', () => {
  const table: [schema: JsonValue, text: string, why: string][] = [
    [{ type: 'string' }, 'string', 'one type'],
    [{ type: ['string', 'null'] }, 'string|null', 'several types'],
    [{ type: 'string', nullable: true }, 'string|null', 'a flag of OpenAPI 3.0'],
    [{ type: 'string', 'x-nullable': true }, 'string|null', 'a flag of Swagger 2.0'],
    [{ type: 'String' }, 'string', 'capitals'],
    [{ type: 'int' }, 'integer', 'a type of a programming language'],
    [{ type: ['string', null] }, 'string|null', 'null that YAML read as a value'],
    [{ type: 'stuff' }, 'any', 'an unknown type'],
    [{ properties: { a: { type: 'number' } } }, 'object{a: number}', 'an object without a type'],
    [{ items: { type: 'number' } }, 'array[number]', 'a list without a type'],
    [{ enum: ['a', 1, null] }, 'string|integer|null', 'values without a type'],
    [{ const: 'a' }, 'string', 'one value'],
    [true, 'any', 'any value'],
    [{}, 'any', 'nothing said'],
    [user, 'object{id!: integer, name: string}', 'an object'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'object{…}', 'an object with any keys'],
    [{ type: 'object', additionalProperties: false }, 'object', 'an object without further keys'],
    [{ type: 'array', items: [{ type: 'string' }] }, 'array[string]', 'a list with a schema for each place'],
    [{ properties: { 10: { type: 'string' }, b: {} } }, 'object{10: string, b: any}', 'a key that is a number'],
    [ref('User'), 'User:object{id!: integer, name: string}', 'a reference'],
    [ref('Alias'), 'User:object{id!: integer, name: string}', 'a reference to a reference'],
    [
      ref('Comment'),
      'Comment:object{text: string, replies: array[Comment:object{text: string, replies: array}]}',
      'a schema within itself',
    ],
    [{ $ref: '#/components/schemas/User/properties/name' }, 'string', 'a reference into a schema'],
    [
      { ...ref('User'), nullable: true },
      'User:object|null{id!: integer, name: string}',
      'a reference that may be null',
    ],
    [
      { allOf: [ref('User'), { properties: { age: { type: 'integer' } }, required: ['name'] }] },
      'User:object{id!: integer, name!: string, age: integer}',
      'all of two',
    ],
    [
      { properties: { age: { type: 'integer' } }, allOf: [ref('User')] },
      'User:object{age: integer, id!: integer, name: string}',
      'keys in the order of the document',
    ],
    [
      { allOf: [{ properties: { id: { type: 'number' } } }, { properties: { id: { type: 'integer' } } }] },
      'object{id: integer}',
      'a key that both describe',
    ],
    [
      { oneOf: [user, { type: 'object', required: ['id', 'b'], properties: { id: { type: 'string' }, b: {} } }] },
      'object{id!: string|integer, name: string, b: any, …}',
      'one of two objects',
    ],
    [{ anyOf: [ref('User'), { type: 'null' }] }, 'User:object|null{id!: integer, name: string}', 'an object or null'],
    [
      { oneOf: [ref('User'), { type: 'array', items: ref('User') }] },
      'User:object|array{id!: integer, name: string}[User:object{id!: integer, name: string}]',
      'an object or a list of them',
    ],
    [{ oneOf: [{ type: 'string' }, {}] }, 'any', 'one of which says nothing'],
    [ref('Own'), 'Own:object{id!: integer, name: string}', 'a schema that is a part of itself'],
    [
      ref('Pet'),
      'Pet:object{kind: string, lives: integer, barks: boolean, …}',
      'a schema with its kinds, which refer back to it',
    ],
    [ref('Cat'), 'Cat:object{kind: string, lives: integer}', 'one of the kinds'],
  ];
  for (const [schema, text, why] of table) {
    it(`${why}: ${JSON.stringify(schema).slice(0, 80)}`, () => assert.equal(schemaText(read(schema).schema), text));
  }

  it('do not depend on what was read before', () => {
    const { schema } = read({ properties: { pet: ref('Pet'), cat: ref('Cat'), dog: ref('Dog') } });
    const texts = [...schema.properties.values()].map((property) => schemaText(property));
    assert.deepEqual(texts.slice(1), [
      'Cat:object{kind: string, lives: integer}',
      'Dog:object{kind: string, barks: boolean}',
    ]);
  });

  it('are read once for each schema', () => {
    const { schema } = read(ref('Comment'));
    assert.equal(schema.properties.get('replies')?.items, schema);
  });
});

describe('what a schema says besides', () => {
  const table: [schema: JsonValue, said: Partial<DescribedSchema>, why: string][] = [
    [
      { format: 'date-time', title: 'T', description: ' D ' },
      { format: 'date-time', title: 'T', description: 'D' },
      'words',
    ],
    [{ deprecated: true }, { isDeprecated: true }, 'deprecation'],
    [{ type: 'integer', minimum: 1, maximum: 100 }, { minimum: 1, maximum: 100 }, 'limits'],
    [{ minimum: '1', maximum: '1e2' }, { minimum: 1, maximum: 100 }, 'limits as text'],
    [{ type: 'integer', minimum: 0, exclusiveMinimum: true }, { minimum: 1 }, 'an excluded limit of OpenAPI 3.0'],
    [{ type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 10 }, { minimum: 1, maximum: 9 }, 'excluded limits'],
    [{ default: 25 }, { default: 25 }, 'a default'],
    [{ enum: ['a', 'b'] }, { enum: ['a', 'b'] }, 'values'],
    [{ example: 'a' }, { examples: ['a'] }, 'an example'],
    [{ examples: ['a', 'b'] }, { examples: ['a', 'b'] }, 'examples'],
    [{ examples: { one: { value: 'a' } } }, { examples: ['a'] }, 'examples by name'],
    [{ ...ref('User'), description: 'The owner.' }, { description: 'The owner.', name: 'User' }, 'beside a reference'],
    [{ allOf: [{ maximum: 10 }, { maximum: 5, default: 1 }] }, { maximum: 5, default: 1 }, 'all of two'],
    [{ anyOf: [{ maximum: 10, type: 'integer' }, { type: 'null' }] }, { maximum: 10 }, 'one, or null'],
    [{ anyOf: [{ enum: ['a'] }, { enum: ['b'] }] }, { enum: ['a', 'b'] }, 'one of two lists of values'],
    [{ anyOf: [{ enum: ['a'] }, { type: 'string' }] }, { enum: [] }, 'one of which allows anything'],
  ];
  for (const [schema, said, why] of table) {
    it(`${why}: ${JSON.stringify(schema)}`, () => {
      const read1 = read(schema).schema;
      const found = Object.keys(said).map((key) => [key, read1[key as keyof DescribedSchema]]);
      assert.deepEqual(Object.fromEntries(found), said);
    });
  }
});

describe('what is no schema', () => {
  const table: [schema: JsonValue, remark: string, why: string][] = [
    ['User', 'This is not a schema, so it was left out.', 'a text'],
    [ref('Gone'), 'The reference "#/components/schemas/Gone" leads nowhere.', 'a reference that leads nowhere'],
    [
      { $ref: 'other.yaml#/User' },
      'The reference "other.yaml#/User" was not followed because it is another file.',
      'another file',
    ],
    [{ $ref: 5 }, 'The reference "5" was not followed because it is another file.', 'a number for a reference'],
    [{ allOf: {} }, 'This is not a list, so it was left out.', 'an object for a list'],
    [{ properties: [] }, 'This is not an object, so it was left out.', 'a list for an object'],
  ];
  for (const [schema, remark, why] of table) {
    it(`gets a remark: ${why}`, () => {
      const found = read(schema);
      assert.match(schemaText(found.schema), /^any$/);
      assert.deepEqual(found.remarks, [remark]);
    });
  }

  for (const name of ['Loop', 'Ping']) {
    it(`is left open where references only lead to each other: ${name}`, () => {
      assert.equal(schemaText(read(ref(name)).schema), 'any');
    });
  }

  it('is cut off where schemas are joined in an endless chain', () => {
    const chain = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`C${n}`, { allOf: [ref(`C${n + 1}`)] }]));
    Object.assign(schemas, chain);
    const { schema, remarks } = read(ref('C0'));
    assert.equal(schemaText(schema), 'C0:any');
    assert.deepEqual(remarks, ['This is joined from too many schemas, so the rest was left out.']);
  });

  it('is cut off where all schemas are kinds of each other', () => {
    const names = Array.from({ length: 40 }, (_, n) => `K${n}`);
    const kinds = names.map((name) => [name, { allOf: names.map(ref), properties: { [name]: { type: 'string' } } }]);
    Object.assign(schemas, Object.fromEntries(kinds));
    assert.equal(read(ref('K0')).schema.properties.size, names.length);
  });
});
