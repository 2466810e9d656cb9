import assert from 'node:assert/strict';
import { isPostman, readPostman } from '../../../../../engine/core/descriptions/postman/readPostman.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { withWrongTypes } from '../../../../support/wrongTypes.ts';

const info = { name: 'Shop', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' };
const read = (collection: object) => readPostman(parseJson(JSON.stringify({ info, ...collection })));
const requests = (...urls: unknown[]) =>
  urls.map((url, index) => ({ name: `R${index}`, request: { method: 'GET', url } }));
const variable = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }));
const api = 'https://api.example.com';

describe('readPostman: addresses', () => {
  const cases: [what: string, collection: object, server: string | undefined, paths: string[]][] = [
    ['a text', { item: requests(`${api}/users?page=1`) }, api, ['/users']],
    ['a request that is only its address', { item: [{ name: 'a', request: `${api}/users` }] }, api, ['/users']],
    [
      'a version belongs to the API',
      { item: requests(`${api}/api/v2/users`, `${api}/api/v2/orders`) },
      `${api}/api/v2`,
      ['/users', '/orders'],
    ],
    ['path variables', { item: requests(`${api}/users/:userId/orders/:id`) }, api, ['/users/{userId}/orders/{id}']],
    ['a variable in the path', { item: requests(`${api}/users/{{user id}}/orders`) }, api, ['/users/{user_id}/orders']],
    ['a variable inside a segment', { item: requests(`${api}/users/u-{{id}}.json`) }, api, ['/users/u-{id}.json']],
    [
      'a variable of the collection for the host',
      { item: requests('{{baseUrl}}/users'), variable: variable({ baseUrl: `${api}/v2/` }) },
      `${api}/v2`,
      ['/users'],
    ],
    [
      'variables within variables',
      { item: requests('{{base}}/users'), variable: variable({ base: 'https://{{host}}', host: 'api.example.com' }) },
      api,
      ['/users'],
    ],
    ['a variable of an environment', { item: requests('{{baseUrl}}/users') }, '{baseUrl}', ['/users']],
    [
      'a variable as part of the host',
      { item: requests('https://{{shop}}.example.com/users') },
      'https://{shop}.example.com',
      ['/users'],
    ],
    [
      'a tenant before the first resource',
      { item: requests(`${api}/{{tenant}}/users`) },
      `${api}/{tenant}`,
      ['/users'],
    ],
    [
      'a version that is a variable',
      { item: requests('{{baseUrl}}/api/{{version}}/users'), variable: variable({ version: 'v3' }) },
      '{baseUrl}/api/v3',
      ['/users'],
    ],
    [
      'an id of the collection stays a parameter',
      { item: requests(`${api}/users/{{userId}}`), variable: variable({ userId: '17' }) },
      api,
      ['/users/{userId}'],
    ],
    [
      'variables for the scheme, the host and the port',
      { item: requests('{{scheme}}://{{host}}:{{port}}/users') },
      '{scheme}://{host}:{port}',
      ['/users'],
    ],
    ['no scheme', { item: requests('api.example.com/users') }, api, ['/users']],
    ['no scheme, on this machine', { item: requests('localhost:3000/users') }, 'http://localhost:3000', ['/users']],
    [
      'parts, without the whole',
      { item: requests({ protocol: 'https', host: ['api', 'example', 'com'], port: '8443', path: ['users', ':id'] }) },
      `${api}:8443`,
      ['/users/{id}'],
    ],
    [
      'variables that contain each other',
      { item: requests('{{a}}/users'), variable: variable({ a: '{{b}}', b: '{{a}}' }) },
      '{b}',
      ['/users'],
    ],
  ];
  for (const [what, collection, server, paths] of cases) {
    it(what, () => {
      const { servers, operations } = read(collection);
      assert.deepEqual([servers[0]?.url, operations.map(({ path }) => path)], [server, paths]);
    });
  }

  it('names the variables of the base address', () => {
    const [server] = read({ item: requests('https://{{shop}}.example.com/{{tenant}}/users') }).servers;
    assert.deepEqual(
      server?.variables.map(({ name }) => name),
      ['shop', 'tenant'],
    );
  });

  it('takes the host of most requests; the others have their own', () => {
    const { servers, operations } = read({ item: requests(`${api}/a`, 'https://login.example.com/b', `${api}/c`) });
    assert.deepEqual(
      [servers.map(({ url }) => url), operations.map((one) => one.servers[0]?.url)],
      [[api], [undefined, 'https://login.example.com', undefined]],
    );
  });

  it('has the values of path variables as examples', () => {
    const url = { raw: `${api}/users/:id`, variable: [{ key: 'id', value: '17', description: 'Of the user' }] };
    const [param] = read({ item: requests(url) }).operations[0]?.params ?? [];
    assert.deepEqual(
      [param?.name, param?.in, param?.description, param?.schema.examples],
      ['id', 'path', 'Of the user', [17]],
    );
  });
});

describe('readPostman: a request', () => {
  const paramsOf = (request: object, more: object = {}) =>
    read({ item: [{ name: 'a', request }], ...more }).operations[0]?.params.map((param) => [
      param.in,
      param.name,
      param.isRequired,
      param.schema.examples,
      param.description,
    ]);

  it('has its parameters; those that are switched off are optional', () => {
    const query = [
      { key: 'status', value: 'open', description: 'Which ones' },
      { key: 'account', value: '{{account}}' },
      { key: 'city', value: '{{city}}' },
      { key: 'search', value: '' },
      { key: 'limit', value: '100', disabled: true, description: { content: 'At most 100', type: 'text/plain' } },
    ];
    assert.deepEqual(paramsOf({ url: { raw: `${api}/users`, query } }, { variable: variable({ city: 'Brno' }) }), [
      ['query', 'status', true, ['open'], 'Which ones'],
      ['query', 'account', true, [], ''],
      ['query', 'city', true, ['Brno'], ''],
      ['query', 'search', false, [], ''],
      ['query', 'limit', false, [100], 'At most 100'],
    ]);
  });

  it('has its headers, as a list or as a text', () => {
    const list = [
      { key: 'Notion-Version', value: '2022-06-28' },
      { key: 'Accept', value: 'application/json' },
      { key: 'X-Off', value: '1', disabled: true },
    ];
    assert.deepEqual(paramsOf({ url: api, header: list }), [
      ['header', 'Notion-Version', true, ['2022-06-28'], ''],
      ['header', 'X-Off', false, ['1'], ''],
    ]);
    assert.deepEqual(paramsOf({ url: api, header: 'Notion-Version: 2022-06-28\nAccept: */*' }), [
      ['header', 'Notion-Version', true, ['2022-06-28'], ''],
    ]);
  });

  const bodies: [what: string, body: object, expected: unknown][] = [
    [
      'JSON',
      { mode: 'raw', raw: '{"size": 5, "where": {"city": "{{city}}"}}' },
      [
        ['size', 5],
        ['where', { city: '{{city}}' }],
      ],
    ],
    ['a form', { mode: 'urlencoded', urlencoded: [{ key: 'size', value: '5' }] }, [['size', 5]]],
    ['text', { mode: 'raw', raw: 'hello' }, []],
    [
      'a variable outside of quotes, whose value is not known',
      { mode: 'raw', raw: '{"size": {{size}}}' },
      [['size', undefined]],
    ],
    ['broken JSON', { mode: 'raw', raw: '{"size": }' }, []],
  ];
  for (const [what, body, expected] of bodies) {
    it(`sends ${what}`, () => {
      const params = paramsOf({ method: 'POST', url: `${api}/search`, body });
      assert.deepEqual(
        params?.map(([, name, , examples]) => [name, (examples as unknown[])[0]]),
        expected,
      );
    });
  }

  it('has its name and its description, and its place in the document', () => {
    const folder = {
      name: 'Folder',
      item: [{ name: 'List users', request: { url: `${api}/users`, description: 'All of them' } }],
    };
    const [operation] = read({ item: [folder] }).operations;
    assert.deepEqual(
      [operation?.summary, operation?.description, operation?.pointer],
      ['List users', 'All of them', '/item/0/item/0'],
    );
  });

  it('is one operation with others of the same address', () => {
    const { operations } = read({
      item: requests(`${api}/users?status=open`, `${api}/users?status=closed`, `${api}/users?x=1`),
    });
    assert.deepEqual(
      operations.map(({ params }) => params.map(({ name, isRequired, schema }) => [name, isRequired, schema.examples])),
      [
        [
          ['status', false, ['open', 'closed']],
          ['x', false, [1]],
        ],
      ],
    );
  });
});

describe('readPostman: saved responses', () => {
  const saved = (page: number, body: unknown, more: object = {}) => ({
    name: 'ok',
    originalRequest: {
      method: 'GET',
      url: { raw: `${api}/users/17?page=${page}`, query: [{ key: 'page', value: `${page}` }] },
    },
    code: 200,
    header: [{ key: 'Link', value: `<${api}/users/17?page=${page + 1}>; rel="next"` }],
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
  });
  const of = (...response: object[]) =>
    read({ item: [{ name: 'a', request: { url: `${api}/users/:id` }, response }] }).operations[0];

  it('are examples, a schema, and evidence with what was sent', () => {
    const operation = of(saved(1, { items: [{ id: 1 }] }), saved(2, { items: [{ id: 2, name: 'Eve' }] }));
    assert.equal(operation?.path, '/users/{id}');
    assert.deepEqual(operation.response?.examples, [{ items: [{ id: 1 }] }, { items: [{ id: 2, name: 'Eve' }] }]);
    assert.deepEqual(
      [...(operation.response?.schema?.properties.get('items')?.items?.properties.keys() ?? [])],
      ['id', 'name'],
    );
    assert.deepEqual(
      operation.recorded?.map(({ params, nextLink }) => [...params, nextLink]),
      [
        [['page', '1'], `${api}/users/17?page=2`],
        [['page', '2'], `${api}/users/17?page=3`],
      ],
    );
  });

  const useless: [what: string, response: object][] = [
    ['failures', saved(1, { error: 1 }, { code: 404 })],
    ['text', saved(1, 'hello')],
    ['broken JSON', saved(1, '{"a"')],
    ['none', {}],
  ];
  for (const [what, response] of useless)
    it(`leaves out ${what}`, () => assert.equal(of(response)?.response, undefined));
});

describe('readPostman: the authentication', () => {
  const pairs = (type: string, values: Record<string, string>) => ({ type, [type]: variable(values) });
  const key = (place: string, name: string) => ({ kind: 'key', in: place, name, description: '' });
  const of = (auth: object) => [...read({ auth, item: requests(`${api}/users`) }).authentications.values()];
  const cases: [what: string, auth: object, expected: unknown][] = [
    ['basic', pairs('basic', { username: 'a', password: 'b' }), { kind: 'basic', description: '' }],
    ['bearer', pairs('bearer', { token: '{{token}}' }), { kind: 'bearer', description: '' }],
    ['bearer of version 2.0', { type: 'bearer', bearer: { token: 'x' } }, { kind: 'bearer', description: '' }],
    ['a key in a header', pairs('apikey', { key: 'X-Key', value: 'x', in: 'header' }), key('header', 'X-Key')],
    ['a key in a header, by default', pairs('apikey', { key: 'X-Key', value: 'x' }), key('header', 'X-Key')],
    ['a key in the query', pairs('apikey', { key: 'k', value: 'x', in: 'query' }), key('query', 'k')],
    [
      'a login with client credentials',
      pairs('oauth2', { grant_type: 'client_credentials', accessTokenUrl: `${api}/token`, scope: 'a b' }),
      { kind: 'clientCredentials', tokenUrl: `${api}/token`, scopes: ['a', 'b'], description: '' },
    ],
    [
      'OAuth with a person',
      pairs('oauth2', { grant_type: 'authorization_code' }),
      { kind: 'oauth', flows: ['authorizationCode'], description: '' },
    ],
    ['another kind', pairs('hawk', { authId: 'a' }), { kind: 'other', what: 'hawk', description: '' }],
  ];
  for (const [what, auth, expected] of cases) it(what, () => assert.deepEqual(of(auth), [expected]));

  it('of a folder counts for what is in it, unless it has its own, or none', () => {
    const one = (auth?: object) => ({
      name: 'a',
      request: { url: `${api}/${JSON.stringify(auth ?? 0).length}`, ...(auth && { auth }) },
    });
    const bearer = pairs('bearer', { token: 'x' });
    const { operations } = read({
      auth: bearer,
      item: [one(), { name: 'F', auth: pairs('basic', {}), item: [one(), one({ type: 'noauth' }), one(bearer)] }],
    });
    assert.deepEqual(
      operations.map(({ security }) => security),
      [[['bearer'], ['basic']], [[]], [['bearer']]],
    );
  });

  it('is also read from headers and parameters', () => {
    const { authentications } = read({
      item: [
        {
          name: 'a',
          request: { url: `${api}/users?api_key={{key}}`, header: [{ key: 'Authorization', value: 'Bearer {{t}}' }] },
        },
      ],
    });
    assert.deepEqual([...authentications.values()], [{ kind: 'bearer', description: '' }, key('query', 'api_key')]);
  });

  it('is not known where a collection says nothing', () => {
    assert.deepEqual(read({ item: requests(`${api}/users`) }).operations[0]?.security, []);
  });
});

describe('readPostman: bad input', () => {
  it('reads on, whatever type a value has', () => {
    const collection = {
      info,
      variable: [{ key: 'a', value: 'b', type: 'string' }],
      auth: { type: 'apikey', apikey: [{ key: 'key', value: 'X-Key' }] },
      item: [
        {
          name: 'F',
          item: [
            {
              name: 'a',
              request: {
                method: 'POST',
                header: [{ key: 'X-A', value: '{{a}}' }],
                url: {
                  raw: `${api}/users/:id`,
                  query: [{ key: 'a', value: '1' }],
                  variable: [{ key: 'id', value: '1' }],
                },
                body: { mode: 'urlencoded', urlencoded: [{ key: 'b', value: '2' }] },
                description: { content: 'c' },
              },
              response: [{ code: 200, body: '[{"id": 1}]', header: [{ key: 'Link', value: '<x>; rel="next"' }] }],
            },
          ],
        },
      ],
    };
    for (const document of withWrongTypes(parseJson(JSON.stringify(collection)))) readPostman(document);
  });

  it('is not overwhelmed by variables that grow', () => {
    const values = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`v${index}`, `{{v${index + 1}}}`.repeat(200)]),
    );
    assert.equal(read({ item: requests('{{v0}}/users'), variable: variable(values) }).operations.length, 1);
  });

  it('reads folders as deep as JSON may be nested', () => {
    let item: unknown[] = requests(`${api}/users`);
    for (let depth = 0; depth < 200; depth++) item = [{ name: 'F', item }];
    assert.equal(read({ item }).operations.length, 1);
  });

  it('is told from other documents', () => {
    assert.deepEqual(
      ['{"info": {}, "item": []}', '{"openapi": "3.1.0", "info": {}}', '{"log": {}}', '[]', '7'].map((text) =>
        isPostman(parseJson(text)),
      ),
      [true, false, false, false, false],
    );
  });
});
