import assert from 'node:assert/strict';
import { readHar } from '../../../../../engine/core/descriptions/har/readHar.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { type HarEntry, har } from '../../../../support/har.ts';
import { withWrongTypes } from '../../../../support/wrongTypes.ts';

const read = (...entries: HarEntry[]) => readHar(parseJson(JSON.stringify(har(...entries))));
const linesOf = (...entries: HarEntry[]) => read(...entries).operations.map(({ method, path }) => `${method} ${path}`);
const api = 'https://api.example.com';
const rows = (...ids: (number | string)[]) => ({ items: ids.map((id) => ({ id })) });
const uuid = (digit: string) => `6ba7b810-9dad-11d1-80b4-00c04fd430c${digit}`;

describe('readHar: the paths', () => {
  const cases: [what: string, urls: [path: string, body?: unknown][], expected: string[]][] = [
    [
      'several numbers after the same path are ids',
      [['/users/17/orders'], ['/users/23/orders']],
      ['/users/{userId}/orders'],
    ],
    ['a single number is part of the path', [['/users/17/orders']], ['/users/17/orders']],
    [
      'unless a record of the list before it has it as its id',
      [['/users', rows(17, 23)], ['/users/17/orders']],
      ['/users', '/users/{userId}/orders'],
    ],
    ['a UUID is an id', [[`/users/${uuid('8')}`]], ['/users/{userId}']],
    ['a hash is one', [['/commits/9fceb02d0ae598e95dc970b74767f19372d61af8']], ['/commits/{commitId}']],
    ['so are mixed letters and digits', [['/things/V1StGXR8_Z5jdHi6B-myT/parts']], ['/things/{thingId}/parts']],
    [
      'a word is one if a record has it as its code',
      [['/regions', [{ code: 'eu', name: 'Europe' }]], ['/regions/eu/cities']],
      ['/regions', '/regions/{regionCode}/cities'],
    ],
    [
      'and not if it is another value',
      [['/orders', [{ id: 1, status: 'open' }]], ['/orders/open']],
      ['/orders', '/orders/open'],
    ],
    ['words stay', [['/users/active'], ['/users/banned']], ['/users/active', '/users/banned']],
    ['long names of resources stay', [['/customers-with-orders-2024-report']], ['/customers-with-orders-2024-report']],
    ['years are ids where two were recorded', [['/reports/2023'], ['/reports/2024']], ['/reports/{reportId}']],
    ['versions before the first word stay', [['/2/users'], ['/3/users']], ['/2/users', '/3/users']],
    ['a format stays after its id', [['/users/17.json'], ['/users/23.json']], ['/users/{userId}.json']],
    [
      'ids of one path have different names',
      [['/users/1/users/2'], ['/users/3/users/4']],
      ['/users/{userId}/users/{userId2}'],
    ],
    ['an ending becomes singular', [['/companies/1'], ['/companies/2']], ['/companies/{companyId}']],
  ];
  for (const [what, urls, expected] of cases) {
    it(what, () => {
      const entries = urls.map(([path, body = rows(1)]) => ({ url: `${api}${path}`, body }));
      assert.deepEqual(
        read(...entries).operations.map(({ path }) => path),
        expected,
      );
    });
  }

  it('are below the base address that all of them have', () => {
    const { servers, operations } = read(
      { url: `${api}/api/v2/users?page=1`, body: rows(1) },
      { url: `${api}/api/v2/orders`, body: rows(1) },
    );
    assert.deepEqual([servers[0]?.url, operations.map(({ path }) => path)], [`${api}/api/v2`, ['/users', '/orders']]);
  });

  it('have the recorded ids as examples', () => {
    const [operation] = read({ url: `${api}/users/17`, body: {} }, { url: `${api}/users/23`, body: {} }).operations;
    const [param] = operation?.params ?? [];
    assert.deepEqual(
      [param?.name, param?.in, param?.isRequired, param?.schema.examples],
      ['userId', 'path', true, [17, 23]],
    );
  });
});

describe('readHar: what is of use', () => {
  const good = { url: `${api}/users`, body: rows(1) };
  const cases: [what: string, entry: HarEntry | Record<string, never>][] = [
    ['a preflight', { url: `${api}/x`, method: 'OPTIONS', body: {} }],
    ['a page', { url: `${api}/x`, body: '<html></html>' }],
    ['a script', { url: `${api}/x.js`, body: '[1]', more: { _resourceType: 'script' } }],
    ['a failure', { url: `${api}/x`, status: 404, body: { error: 'not found' } }],
    ['a response without its body', { url: `${api}/x` }],
    ['a single text', { url: `${api}/x`, body: '"ok"' }],
    ['a body that was cut off', { url: `${api}/x`, body: '{"items": [{"id"' }],
    ['an address of an extension', { url: 'chrome-extension://abc/x', body: {} }],
    ['an entry without a request', { url: `${api}/x`, more: { request: 7 } }],
    ['an entry without a response', { url: `${api}/x`, more: { response: null } }],
    [
      'an entry with fields of other types',
      { url: `${api}/x`, more: { request: { url: [], headers: 1, method: {} } } },
    ],
  ];
  for (const [what, entry] of cases) {
    it(`leaves out ${what}`, () => assert.deepEqual(linesOf(good, entry as HarEntry), ['GET /users']));
  }

  it('reads a body in base64', () => {
    const [operation] = read({ url: `${api}/users`, body: rows(7), encoding: 'base64' }).operations;
    assert.deepEqual(operation?.response?.examples, [rows(7)]);
  });

  for (const document of [
    'null',
    '[]',
    '{"log": []}',
    '{"log": {"entries": {}}}',
    '{"log": {"entries": [null, 1, []]}}',
  ]) {
    it(`finds nothing in ${document}`, () => assert.deepEqual(readHar(parseJson(document)).operations, []));
  }

  it('reads on, whatever type a value has', () => {
    const entries = [
      { url: `${api}/users?page=1&api_key=1`, body: rows(1), responseHeaders: { link: '<x>; rel="next"' } },
      { ...good, method: 'POST', sent: { mimeType: 'application/json', text: '{"a": 1}' }, headers: { cookie: 'a=b' } },
    ];
    for (const document of withWrongTypes(parseJson(JSON.stringify(har(...entries))))) readHar(document);
  });

  it('takes the host with the most JSON, those of its site, and says what it leaves out', () => {
    const { servers, operations, remarks, title } = read(
      { url: 'https://www.tracker.net/collect', body: [{ id: 1 }] },
      { url: 'https://login.example.com/session', body: { id: 1 } },
      { url: `${api}/users`, body: rows(1, 2, 3, 4, 5) },
    );
    assert.deepEqual([title, servers.map(({ url }) => url)], ['api.example.com', [api]]);
    assert.deepEqual(
      operations.map(({ path, servers: own }) => [path, own[0]?.url]),
      [
        ['/users', undefined],
        ['/session', 'https://login.example.com'],
      ],
    );
    assert.deepEqual(remarks, [
      {
        pointer: '/log/entries/0',
        message: '1 request to www.tracker.net: left out, because most JSON is from api.example.com.',
      },
    ]);
  });
});

describe('readHar: an operation', () => {
  const page = (number: number, ...ids: number[]) => ({
    url: `${api}/users?page=${number}&status=active${number === 1 ? '' : '&q=x'}&_=17${number}`,
    body: rows(...ids),
    responseHeaders: { link: `<${api}/users?page=${number + 1}>; rel="next"`, 'set-cookie': 'a=b' },
  });

  it('has the parameters of its requests, with their values', () => {
    const [operation] = read(page(1, 1, 2), page(2, 3)).operations;
    assert.deepEqual(
      operation?.params.map(({ name, isRequired, schema }) => [name, isRequired, schema.types, schema.examples]),
      [
        ['page', true, ['integer'], [1, 2]],
        ['status', true, ['string'], ['active']],
        ['q', false, ['string'], ['x']],
      ],
    );
  });

  it('keeps the requests in their order, as evidence', () => {
    const [operation] = read(page(1, 1, 2), page(2, 3)).operations;
    assert.deepEqual(operation?.recorded, [
      {
        params: new Map([
          ['page', '1'],
          ['status', 'active'],
        ]),
        response: rows(1, 2),
        nextLink: `${api}/users?page=2`,
      },
      {
        params: new Map([
          ['page', '2'],
          ['status', 'active'],
          ['q', 'x'],
        ]),
        response: rows(3),
        nextLink: `${api}/users?page=3`,
      },
    ]);
  });

  it('has a schema of all its responses, and its headers', () => {
    const { response } = read(
      { url: `${api}/users`, body: { items: [{ id: 1 }], next: 'x' }, responseHeaders: { 'X-Total-Count': '7' } },
      { url: `${api}/users`, body: { items: [{ id: 2, name: 'Eve' }], next: null } },
    ).operations[0] ?? { response: undefined };
    const { schema } = response ?? {};
    const record = schema?.properties.get('items')?.items;
    assert.deepEqual(schema?.properties.get('next')?.types, ['string', 'null']);
    assert.deepEqual([...(record?.properties.keys() ?? [])], ['id', 'name']);
    assert.deepEqual([...(record?.required ?? [])], ['id']);
    assert.deepEqual(response?.headers, [{ name: 'X-Total-Count', description: '7' }]);
  });

  it('has the keys of what it sends, as JSON or as a form', () => {
    const json = { mimeType: 'application/json', text: '{"where": {"city": "Brno"}, "size": 5}' };
    const form = { mimeType: 'application/x-www-form-urlencoded', text: 'where=Brno&size=5' };
    for (const [sent, where] of [
      [json, { city: 'Brno' }],
      [form, 'Brno'],
    ] as const) {
      const [operation] = read({ url: `${api}/search`, method: 'POST', sent, body: rows(1) }).operations;
      assert.deepEqual(
        operation?.params.map((param) => [param.name, param.in, param.schema.examples]),
        [
          ['where', 'body', [where]],
          ['size', 'body', [5]],
        ],
      );
    }
  });

  it('has the headers that the API asks for, not those of every client', () => {
    const headers = {
      'X-Tenant': 'blue',
      'x-request-id': '1',
      'sec-fetch-mode': 'cors',
      accept: 'application/vnd.x+json',
    };
    const [operation] = read({ url: `${api}/users`, headers, body: rows(1) }).operations;
    assert.deepEqual(
      operation?.params.map(({ name, schema }) => [name, schema.examples[0]]),
      [
        ['accept', 'application/vnd.x+json'],
        ['X-Tenant', 'blue'],
      ],
    );
  });
});

describe('readHar: the authentication', () => {
  const key = (place: string, name: string) => ({ kind: 'key', in: place, name, description: '' });
  const cases: [what: string, request: Partial<HarEntry>, expected: unknown][] = [
    ['Basic', { headers: { Authorization: 'Basic dTpw' } }, { kind: 'basic', description: '' }],
    ['Bearer', { headers: { authorization: 'Bearer abc' } }, { kind: 'bearer', description: '' }],
    ['another scheme', { headers: { authorization: 'Token abc' } }, key('header', 'Authorization')],
    [
      'a signature',
      { headers: { authorization: 'AWS4-HMAC-SHA256 Credential=a' } },
      { kind: 'other', what: 'AWS4-HMAC-SHA256', description: '' },
    ],
    ['a key in a header', { headers: { 'X-Api-Key': 'abc' } }, key('header', 'X-Api-Key')],
    ['a key in the query', { url: `${api}/users?api_key=abc` }, key('query', 'api_key')],
    ['cookies alone', { headers: { cookie: 'sid=abc' } }, { kind: 'other', what: 'cookies', description: '' }],
    ['a key beside cookies', { headers: { cookie: 'sid=abc', 'X-Api-Key': 'a' } }, key('header', 'X-Api-Key')],
    ['a token of paging is none', { url: `${api}/users?page_token=eyJhbGciOi1` }, undefined],
    ['a token of the page is none', { headers: { 'x-csrf-token': 'abcdefgh1' } }, undefined],
  ];
  for (const [what, request, expected] of cases) {
    it(what, () => {
      const { authentications } = read({ url: `${api}/users`, body: rows(1), ...request });
      assert.deepEqual([...authentications.values()], expected === undefined ? [] : [expected]);
    });
  }

  it('is needed where the requests have it, and unknown where none has', () => {
    const open = { url: `${api}/cities`, body: rows(1) };
    const closed = { url: `${api}/users`, headers: { authorization: 'Bearer abc' }, body: rows(1) };
    assert.deepEqual(
      read(open, closed).operations.map(({ security }) => security),
      [[[]], [['bearer']]],
    );
    assert.deepEqual(
      read(open).operations.map(({ security }) => security),
      [[]],
    );
  });
});
