import assert from 'node:assert/strict';
import type { ApiDescription, DescribedOperation } from '../../../../../engine/core/descriptions/apiDescription.ts';
import { readOpenApi } from '../../../../../engine/core/descriptions/openapi/readOpenApi.ts';
import type { JsonValue } from '../../../../../engine/core/json/value.ts';
import { schemaText } from '../../../../support/schemaText.ts';

type Parts = { [key: string]: JsonValue };

const user = { type: 'object', properties: { id: { type: 'integer' } } };
const json = { 'application/json': { schema: user } };

function read(parts: Parts): ApiDescription {
  return readOpenApi({ openapi: '3.1.0', paths: {}, ...parts });
}

/** The description of an operation, in a document with further parts. */
function operation(parts: Parts, document: Parts = {}): DescribedOperation {
  const [found] = read({ paths: { '/users': { get: parts } }, ...document }).operations;
  assert(found);
  return found;
}

function remarksOf({ remarks }: ApiDescription): string[] {
  return remarks.map(({ pointer, message }) => `${pointer} ${message}`);
}

describe('the operations of a document', () => {
  it('are named by method and path', () => {
    const { operations } = read({
      paths: {
        '/users': { get: { summary: 'List', description: 'D', deprecated: true }, POST: {} },
        'things/{id}': { summary: 'A thing', get: {}, parameters: [], 'x-own': {} },
        'x-paths': { get: {} },
      },
    });
    assert.deepEqual(
      operations.map(({ method, path, summary, isDeprecated, pointer }) => [
        method,
        path,
        summary,
        isDeprecated,
        pointer,
      ]),
      [
        ['GET', '/users', 'List', true, '/paths/~1users/get'],
        ['POST', '/users', '', false, '/paths/~1users/post'],
        ['GET', 'things/{id}', 'A thing', false, '/paths/things~1{id}/get'],
      ],
    );
  });

  it('may be elsewhere in the document', () => {
    const { operations } = read({
      paths: { '/a': { $ref: '#/x-paths/a' }, '/b': { $ref: '#/x-paths/a', get: { summary: 'own' } } },
      'x-paths': { a: { get: { summary: 'shared' } } },
    });
    assert.deepEqual(
      operations.map(({ summary, definition }) => [summary, definition?.pointer]),
      [
        ['shared', '/x-paths/a/get'],
        ['own', undefined],
      ],
    );
  });

  it('are left out with a remark where they are none', () => {
    const description = read({
      paths: { '/a': null, '/b': [], '/c': { get: 'x', post: null, put: { $ref: '#/gone' } } },
    });
    assert.deepEqual(description.operations, []);
    assert.deepEqual(remarksOf(description), [
      '/paths/~1b This is not an object, so it was left out.',
      '/paths/~1c/get This is not an operation, so it was left out.',
      '/paths/~1c/post This is not an operation, so it was left out.',
      '/paths/~1c/put The reference "#/gone" leads nowhere.',
      '/paths/~1c/put This is not an operation, so it was left out.',
    ]);
  });
});

describe('the parameters of an operation', () => {
  /** Each as `place name: types`, with `!` where it is required. */
  function paramsOf(parts: Parts, document?: Parts): string[] {
    return operation(parts, document).params.map(
      ({ in: place, name, isRequired, schema }) =>
        `${place} ${name}${isRequired ? '!' : ''}: ${schema.types.join('|') || 'any'}`,
    );
  }

  const table: [parts: Parts, params: string[], why: string][] = [
    [{}, [], 'none'],
    [{ parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }] }, ['query page: integer'], 'one'],
    [
      {
        parameters: [
          { name: 'id', in: 'path' },
          { name: 'Accept', in: 'Header', required: true },
          { name: 's', in: 'cookie' },
        ],
      },
      ['path id!: any', 'header Accept!: any', 'cookie s: any'],
      'all places',
    ],
    [
      { parameters: [{ name: 'q', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } }] },
      ['query q: object'],
      'one that is sent as JSON',
    ],
    [{ parameters: [{ $ref: '#/components/parameters/Limit' }] }, ['query limit: integer'], 'a reference'],
    [{ parameters: [{ name: 'limit', in: 'query', type: 'integer' }] }, ['query limit: integer'], 'one of Swagger 2.0'],
    [
      {
        requestBody: {
          content: {
            'application/json': { schema: { required: ['a'], properties: { a: { type: 'string' }, b: {} } } },
          },
        },
      },
      ['body a!: string', 'body b: any'],
      'the keys of a JSON body',
    ],
    [
      { requestBody: { content: { 'application/x-www-form-urlencoded': { schema: user } } } },
      ['body id: integer'],
      'the fields of a form',
    ],
    [{ requestBody: { content: { 'text/csv': { schema: user } } } }, [], 'another body'],
    [{ parameters: [{ name: 'body', in: 'body', schema: user }] }, ['body id: integer'], 'a body of Swagger 2.0'],
    [{ parameters: [{ name: 'f', in: 'formData', type: 'string' }] }, ['body f: string'], 'a form of Swagger 2.0'],
  ];
  const components = { parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer' } } } };
  for (const [parts, params, why] of table) {
    it(`${why}: ${JSON.stringify(parts).slice(0, 90)}`, () =>
      assert.deepEqual(paramsOf(parts, { components }), params));
  }

  it('are those of the path, too, unless the operation has its own', () => {
    const parameters: JsonValue = [
      { name: 'a', in: 'query' },
      { name: 'b', in: 'query', schema: { type: 'string' } },
    ];
    const { operations } = read({
      paths: { '/x': { parameters, get: { parameters: [{ name: 'b', in: 'query', schema: { type: 'integer' } }] } } },
    });
    const found = operations[0]?.params.map(({ name, schema }) => `${name}: ${schema.types.join()}`);
    assert.deepEqual(found, ['a: ', 'b: integer']);
  });

  it('have their own examples, and what their schema says', () => {
    const [param] = operation({
      parameters: [
        {
          name: 'a',
          in: 'query',
          example: 1,
          deprecated: true,
          schema: { type: 'integer', maximum: 9, description: 'D', example: 2 },
        },
      ],
    }).params;
    const { examples, maximum, isDeprecated } = param?.schema ?? assert.fail();
    assert.deepEqual([examples, maximum, isDeprecated, param?.description], [[1, 2], 9, true, 'D']);
  });

  it('are left out with a remark where they cannot be sent', () => {
    const description = read({
      paths: {
        '/a': {
          parameters: {},
          get: { parameters: ['x', null, { in: 'query' }, { name: 'a' }, { name: 'b', in: 'x' }] },
        },
      },
    });
    assert.deepEqual(description.operations[0]?.params, []);
    const remark =
      'This parameter needs a "name", and an "in" of "query", "path", "header" or "cookie", so it was left out.';
    assert.deepEqual(remarksOf(description), [
      '/paths/~1a/parameters This is not a list, so it was left out.',
      ...[0, 2, 3, 4].map((index) => `/paths/~1a/get/parameters/${index} ${remark}`),
    ]);
  });
});

describe('the response of an operation', () => {
  const table: [responses: JsonValue, found: string, why: string][] = [
    [{ 200: { content: json } }, 'object{id: integer}', 'OK'],
    [{ 204: {}, 201: { content: json } }, 'object{id: integer}', 'the first of those with success'],
    [{ 206: { content: json }, 200: { description: 'D' } }, 'nothing D', 'OK before others'],
    [{ '2XX': { content: json } }, 'object{id: integer}', 'any success'],
    [{ '2XX': {}, 200: { content: json } }, 'object{id: integer}', 'OK before any success'],
    [{ default: { content: json }, 404: {} }, 'object{id: integer}', 'the one for all others, without a success'],
    [{ 200: {}, default: { content: json } }, 'nothing ', 'a success before the one for all others'],
    [{ 404: { content: json } }, 'none', 'no success'],
    [undefined as never, 'none', 'none'],
    [{ 200: { content: { 'text/csv': { schema: user } } } }, 'none', 'no JSON'],
    [{ 200: { content: { 'application/xml': {}, ...json } } }, 'object{id: integer}', 'JSON among others'],
    [{ 200: { content: { 'application/vnd.api+json': { schema: user } } } }, 'object{id: integer}', 'a kind of JSON'],
    [
      { 200: { content: { 'application/json;charset=UTF-8': { schema: user } } } },
      'object{id: integer}',
      'JSON with a charset',
    ],
    [{ 200: { content: { '*/*': { schema: user } } } }, 'object{id: integer}', 'anything'],
    [{ 200: { $ref: '#/components/responses/Users' } }, 'object{id: integer}', 'a reference'],
    [{ 200: { schema: user } }, 'object{id: integer}', 'a schema as in Swagger 2.0'],
    [{ $ref: '#/components/x-all' }, 'object{id: integer}', 'a reference to all of them'],
    [{ 200: 'OK' }, 'nothing ', 'a text'],
  ];
  const components = { responses: { Users: { content: json } }, 'x-all': { 200: { content: json } } };
  for (const [responses, found, why] of table) {
    it(`${why}: ${JSON.stringify(responses)?.slice(0, 90)}`, () => {
      const { response } = operation(responses === undefined ? {} : { responses }, { components });
      const text = response?.schema === undefined ? `nothing ${response?.description}` : schemaText(response.schema);
      assert.equal(response === undefined ? 'none' : text, found);
    });
  }

  it('has examples, also written as a text, and headers', () => {
    const content = {
      'application/json': {
        example: '[{"id": 1}]',
        examples: {
          two: { value: { id: 2 } },
          file: { externalValue: 'x' },
          three: { $ref: '#/components/examples/three' },
        },
      },
    };
    const { response } = operation(
      { responses: { 200: { content, headers: { Link: { description: 'Next' } } } } },
      { components: { examples: { three: { value: { id: 3 } } } } },
    );
    assert.deepEqual(response?.examples, [[{ id: 1 }], { id: 2 }, { id: 3 }]);
    assert.deepEqual(response?.headers, [{ name: 'Link', description: 'Next' }]);
  });
});

describe('Swagger 2.0', () => {
  const swagger = (parts: Parts) => readOpenApi({ swagger: '2.0', paths: {}, ...parts });

  it('has its format, servers, authentication, parameters and responses', () => {
    const description = swagger({
      info: { title: 'T' },
      host: 'api.example.com',
      basePath: '/v1',
      schemes: ['http', 'https'],
      securityDefinitions: {
        flow: { type: 'oauth2', flow: 'application', tokenUrl: 'https://a/token', scopes: { read: '' } },
      },
      paths: {
        '/users': {
          get: { parameters: [{ $ref: '#/parameters/Limit' }], responses: { 200: { $ref: '#/responses/Users' } } },
        },
      },
      parameters: { Limit: { name: 'limit', in: 'query', type: 'integer', maximum: 50 } },
      responses: { Users: { schema: { $ref: '#/definitions/User' }, examples: { 'application/json': { id: 1 } } } },
      definitions: { User: user },
    });
    const [list] = description.operations;
    assert.deepEqual([description.format, description.title], ['Swagger 2.0', 'T']);
    assert.deepEqual(
      description.servers.map(({ url }) => url),
      ['https://api.example.com/v1', 'http://api.example.com/v1'],
    );
    assert.deepEqual(
      [...description.authentications],
      [['flow', { kind: 'clientCredentials', tokenUrl: 'https://a/token', scopes: ['read'], description: '' }]],
    );
    assert.equal(list?.params[0]?.schema.maximum, 50);
    assert.equal(list?.response?.schema && schemaText(list.response.schema), 'User:object{id: integer}');
    assert.deepEqual(list?.response?.examples, [{ id: 1 }]);
  });

  const produced: [parts: Parts, isJson: boolean][] = [
    [{}, true],
    [{ produces: ['application/xml'] }, false],
    [{ produces: ['application/xml', 'application/json'] }, true],
  ];
  for (const [parts, isJson] of produced) {
    it(`has a response in JSON, or not: ${JSON.stringify(parts)}`, () => {
      const get = { responses: { 200: { schema: user } } };
      assert.equal(swagger({ ...parts, paths: { '/a': { get } } }).operations[0]?.response !== undefined, isJson);
      assert.equal(
        swagger({ paths: { '/a': { get: { ...get, ...parts } } } }).operations[0]?.response !== undefined,
        isJson,
      );
    });
  }

  const hosts: [parts: Parts, urls: string[]][] = [
    [{}, []],
    [{ basePath: '/' }, []],
    [{ basePath: '/v1' }, ['/v1']],
    [{ host: 'a.example' }, ['https://a.example']],
    [{ host: 'a.example', basePath: 'v1', schemes: ['ws'] }, ['https://a.example/v1']],
    [{ host: 'a.example', schemes: ['HTTP'] }, ['http://a.example']],
  ];
  for (const [parts, urls] of hosts) {
    it(`has one server, or none: ${JSON.stringify(parts)}`, () => {
      assert.deepEqual(
        swagger(parts).servers.map(({ url }) => url),
        urls,
      );
    });
  }
});

describe('the servers of a document', () => {
  it('have variables, and may be those of a path or an operation', () => {
    const { servers, operations } = read({
      servers: [
        {
          url: 'https://{region}.example.com',
          variables: { region: { default: 'eu', description: 'R' }, port: { enum: [80] } },
        },
      ],
      paths: {
        '/a': { servers: [{ url: 'https://a.example' }], get: {}, put: { servers: [{ url: 'https://b.example' }] } },
      },
    });
    assert.deepEqual(servers[0]?.variables, [
      { name: 'region', value: 'eu', description: 'R' },
      { name: 'port', value: '80', description: '' },
    ]);
    assert.deepEqual(
      operations.map((each) => each.servers[0]?.url),
      ['https://a.example', 'https://b.example'],
    );
  });

  it('are left out without an address', () => {
    const description = read({
      servers: [{ description: 'x' }, null, 'https://a.example', { url: ' https://b.example ' }],
    });
    assert.deepEqual(
      description.servers.map(({ url }) => url),
      ['https://b.example'],
    );
    assert.deepEqual(remarksOf(description), [
      '/servers/0 This server has no "url", so it was left out.',
      '/servers/2 This server has no "url", so it was left out.',
    ]);
  });
});

describe('the authentication of a document', () => {
  const table: [scheme: JsonValue, found: object][] = [
    [{ type: 'http', scheme: 'basic' }, { kind: 'basic' }],
    [{ type: 'http', scheme: 'Bearer' }, { kind: 'bearer' }],
    [{ type: 'basic' }, { kind: 'basic' }],
    [
      { type: 'apiKey', in: 'header', name: 'Authorization' },
      { kind: 'key', in: 'header', name: 'Authorization' },
    ],
    [
      { type: 'apikey', in: 'query', name: 'key' },
      { kind: 'key', in: 'query', name: 'key' },
    ],
    [
      { type: 'apiKey', in: 'cookie', name: 'sid' },
      { kind: 'other', what: 'cookie' },
    ],
    [{ type: 'apiKey' }, { kind: 'other', what: 'apiKey' }],
    [
      { type: 'http', scheme: 'digest' },
      { kind: 'other', what: 'digest' },
    ],
    [{ type: 'mutualTLS' }, { kind: 'other', what: 'mutualtls' }],
    [
      { type: 'oauth2', flows: { implicit: {}, clientCredentials: { tokenUrl: '/token', scopes: { a: 'A' } } } },
      { kind: 'clientCredentials', tokenUrl: '/token', scopes: ['a'] },
    ],
    [
      { type: 'oauth2', flows: { authorizationCode: {} } },
      { kind: 'oauth', flows: ['authorizationCode'] },
    ],
    [
      { type: 'oauth2', flow: 'accessCode' },
      { kind: 'oauth', flows: ['authorizationCode'] },
    ],
    [{ type: 'openIdConnect' }, { kind: 'oauth', flows: [] }],
  ];
  for (const [scheme, found] of table) {
    it(JSON.stringify(scheme), () => {
      const { authentications } = read({ components: { securitySchemes: { own: scheme } } });
      assert.deepEqual(authentications.get('own'), { ...found, description: '' });
    });
  }

  const securitySchemes = { a: { type: 'basic' }, b: { type: 'basic' } };
  const ways: [own: JsonValue | undefined, all: JsonValue | undefined, found: string[][], why: string][] = [
    [undefined, undefined, [], 'not said'],
    [undefined, [{ a: [] }], [['a']], 'that of the document'],
    [[{ b: [] }], [{ a: [] }], [['b']], 'its own'],
    [[{ a: [], b: [] }, { b: [] }], undefined, [['a', 'b'], ['b']], 'two together, or one of them'],
    [[], [{ a: [] }], [[]], 'none'],
    [[{}], [{ a: [] }], [[]], 'none, as an empty choice'],
    [[{}, { a: [] }], undefined, [[], ['a']], 'none, or one'],
    [[{ c: [] }, { a: [] }], undefined, [['a']], 'one that is not described'],
    ['a', undefined, [], 'a text'],
  ];
  for (const [own, all, found, why] of ways) {
    it(`of an operation is ${why}: ${JSON.stringify(own)}`, () => {
      const { security } = operation(own === undefined ? {} : { security: own }, {
        components: { securitySchemes },
        ...(all !== undefined && { security: all }),
      });
      assert.deepEqual(security, found);
    });
  }
});
