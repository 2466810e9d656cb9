import assert from 'node:assert/strict';
import type { ApiDescription, DescribedSchema } from '../../../../../engine/core/descriptions/apiDescription.ts';
import { readOpenApi } from '../../../../../engine/core/descriptions/openapi/readOpenApi.ts';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { isObject, type JsonValue } from '../../../../../engine/core/json/value.ts';
import { BrokenDocument } from '../../../../../engine/io/descriptions/brokenDocument.ts';
import { parseDocument } from '../../../../../engine/io/descriptions/parseDocument.ts';
import { mutateText } from '../../../../support/mutateText.ts';
import { forSeeds } from '../../../../support/seeded.ts';
import { inSweep } from '../../../../support/sweep.ts';
import { withWrongTypes } from '../../../../support/wrongTypes.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A small document with something of everything. */
const everything: JsonValue = {
  openapi: '3.0.0',
  info: { title: 'T' },
  servers: [{ url: 'https://{a}.example', variables: { a: { default: 'x', enum: ['x'] } } }],
  security: [{ key: [] }],
  paths: {
    '/users/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        parameters: [{ $ref: '#/components/parameters/Limit' }],
        responses: {
          200: {
            content: { 'application/json': { schema: ref('User'), examples: { one: { value: { id: 1 } } } } },
            headers: { Link: { description: 'Next' } },
          },
        },
      },
      post: { requestBody: { content: { 'application/json': { schema: ref('User') } } }, responses: { default: {} } },
    },
  },
  components: {
    parameters: {
      Limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 9, default: 1, example: 2 } },
    },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      flow: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://a', scopes: { a: '' } } } },
    },
    schemas: {
      User: {
        allOf: [ref('Base'), { properties: { boss: ref('User'), tags: { type: 'array', items: { enum: ['a'] } } } }],
      },
      Base: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer', nullable: true } },
        oneOf: [ref('User')],
      },
    },
  },
};

const swagger: JsonValue = {
  swagger: '2.0',
  host: 'a.example',
  basePath: '/v1',
  schemes: ['https'],
  produces: ['application/json'],
  securityDefinitions: { key: { type: 'apiKey', in: 'query', name: 'k' } },
  paths: {
    '/a': {
      get: {
        parameters: [{ name: 'b', in: 'body', schema: { $ref: '#/definitions/A' } }],
        responses: { 200: { schema: { $ref: '#/definitions/A' }, examples: { 'application/json': '{"a": 1}' } } },
      },
    },
  },
  definitions: { A: { type: 'object', properties: { a: { type: 'string' } } } },
};

/** Asks for everything, four levels deep. */
function readAll({ operations, servers, authentications }: ApiDescription): void {
  assert(servers.length + authentications.size >= 0);
  for (const { params, response } of operations) {
    for (const { schema } of params) readSchema(schema, 4);
    if (response?.schema) readSchema(response.schema, 4);
  }
}

function readSchema({ properties, items }: DescribedSchema, levels: number): void {
  if (levels === 0) return;
  for (const property of properties.values()) readSchema(property, levels - 1);
  if (items) readSchema(items, levels - 1);
}

/** Reads a document that may be refused in a sentence, and nothing else. */
function tryDocument(document: JsonValue): void {
  try {
    readAll(readOpenApi(document));
  } catch (error) {
    if (!isUserError(error)) throw error;
  }
}

describe('a document with errors', () => {
  for (const [name, document] of Object.entries({ everything, swagger })) {
    it(`is read where any value is of another type: ${name}`, () => {
      for (const wrong of withWrongTypes(document)) tryDocument(wrong);
    });

    it(`is read, or refused, where its text is broken: ${name}`, () => {
      const texts = [JSON.stringify(document, null, 1), asYaml(document)];
      forSeeds(300, (next) => {
        const text = mutateText(texts[next(texts.length)] ?? '', next);
        try {
          tryDocument(parseDocument(text).document);
        } catch (error) {
          if (!(error instanceof BrokenDocument)) throw error;
        }
      });
    });
  }

  it('has at most 200 remarks', () => {
    const paths = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`/${n}`, 'x']));
    assert.equal(readOpenApi({ openapi: '3.0.0', paths }).remarks.length, 200);
  });

  const circles: { [name: string]: JsonValue } = {
    'the whole document': { $ref: '#' },
    'what it is in': { $ref: '#/paths/~1a/get' },
    itself: { $ref: '#/x-1' },
    'each other': { $ref: '#/x-2' },
    'a part of what it leads to': { $ref: '#/x-4/a' },
  };
  for (const [name, circle] of Object.entries(circles)) {
    it(`is read where a reference leads to ${name}`, () => {
      const document = {
        openapi: '3.0.0',
        paths: {
          '/a': {
            get: {
              parameters: [circle, { name: 'a', in: 'query', schema: circle }],
              requestBody: circle,
              responses: { 200: circle, 201: { content: { 'application/json': { schema: circle } } } },
            },
          },
          '/b': circle,
        },
        components: circle,
        'x-1': { $ref: '#/x-1' },
        'x-2': { $ref: '#/x-3' },
        'x-3': { $ref: '#/x-2' },
        'x-4': { $ref: '#/x-4/a' },
      };
      assert.equal(readOpenApi(document).operations[0]?.path, '/a');
      readAll(readOpenApi(document));
    });
  }
});

describe('a document with many references', () => {
  it('is read where each of them leads through others, again and again', () => {
    const names = Array.from({ length: 60 }, (_, n) => `N${n}`);
    const chain = names.map((name, n) => [name, { $ref: `#/components/schemas/N${n + 1}/a` }]);
    const schemas = {
      ...Object.fromEntries(chain),
      N60: { a: { $ref: '#/components/schemas/N61' } },
      N61: { a: { $ref: '#/components/schemas/N0' } },
    };
    const get = { responses: { 200: { content: { 'application/json': { schema: ref('N0') } } } } };
    readAll(readOpenApi({ openapi: '3.0.0', paths: { '/a': { get } }, components: { schemas } }));
  });

  inSweep('is read where schemas join hundreds of thousands of others', () => {
    const leaves = Array.from({ length: 60_000 }, (_, n) => [`L${n}`, { type: 'object' }]);
    const groups = Array.from({ length: 60 }, (_, n) => [
      `G${n}`,
      { anyOf: Array.from({ length: 1000 }, (_, leaf) => ref(`L${n * 1000 + leaf}`)) },
    ]);
    const tops = Array.from({ length: 6 }, (_, n) => [
      `T${n}`,
      { anyOf: Array.from({ length: 10 }, (_, group) => ref(`G${n * 10 + group}`)) },
    ]);
    const all = { anyOf: tops.map(([name]) => ref(String(name))) };
    const paths = [...groups, ...tops, ['all', all]].map(([name]) => [
      `/${name}`,
      { get: { responses: { 200: { content: { 'application/json': { schema: ref(String(name)) } } } } } },
    ]);
    const { operations, remarks } = readOpenApi({
      openapi: '3.0.0',
      paths: Object.fromEntries(paths),
      components: { schemas: Object.fromEntries([...leaves, ...groups, ...tops, ['all', all]]) },
    });
    for (const operation of operations) assert.notEqual(operation.response?.schema, undefined);
    assert.match(remarks[0]?.message ?? '', /joined from too many schemas/);
  });
});

describe('a large document', () => {
  it('is read only where it is asked for', () => {
    const touched = new Set<string>();
    const schema = (name: string) =>
      new Proxy(
        { type: 'object', properties: { next: ref(`S${Number(name.slice(1)) + 1}`) } },
        {
          ownKeys(target) {
            touched.add(name);
            return Reflect.ownKeys(target);
          },
        },
      );
    const names = Array.from({ length: 1000 }, (_, n) => `S${n}`);
    const path = (name: string) => ({
      get: { responses: { 200: { content: { 'application/json': { schema: ref(name) } } } } },
    });
    const { operations } = readOpenApi({
      openapi: '3.0.0',
      paths: Object.fromEntries(names.map((name) => [`/${name}`, path(name)])),
      components: { schemas: Object.fromEntries(names.map((name) => [name, schema(name)])) },
    });
    assert.deepEqual([...touched], []);
    const found = operations[10]?.response?.schema;
    assert.deepEqual([...touched], ['S10']);
    assert.equal(found?.properties.size, 1);
    assert.deepEqual([...touched], ['S10', 'S11']);
  });
});

/** Block YAML of a small document, in which texts are quoted as in JSON. */
function asYaml(value: JsonValue, indent = ''): string {
  if (!isObject(value) && !Array.isArray(value)) return ` ${JSON.stringify(value)}`;
  const entries = Array.isArray(value)
    ? value.map((item) => `${indent}-${asYaml(item, `${indent}  `)}`)
    : Object.entries(value).map(([key, item]) => `${indent}${JSON.stringify(key)}:${asYaml(item, `${indent}  `)}`);
  return entries.length === 0 ? (Array.isArray(value) ? ' []' : ' {}') : `\n${entries.join('\n')}`;
}
