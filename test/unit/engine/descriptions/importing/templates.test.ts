import assert from 'node:assert/strict';
import type { ImportOptions } from '../../../../../engine/core/descriptions/imported.ts';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { readDescription } from '../../../../../engine/core/descriptions/reading/readDescription.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { documentOf } from '../../../../support/cursor.ts';
import { testService } from '../../../../support/testService.ts';

interface WrittenJob {
  endpoint: string;
  children?: WrittenJob[];
}

async function imported(document: object, options?: ImportOptions) {
  const description = readDescription(parseJson(JSON.stringify(document)), () => ({ reason: 'it is another file' }));
  assert.ok(description);
  const { text, report } = importDescription(description, options);
  const findings = await testService().findDiagnostics(documentOf(text));
  assert.deepEqual(
    findings.filter(({ severity = 1 }) => severity <= 2),
    [],
    text,
  );
  const { api, config } = JSON.parse(text).parameters;
  const { jobs, ...attributes } = config;
  return { baseUrl: writtenText(api.baseUrl), attributes, jobs, endpoints: endpointsOf(jobs), report };
}

/** A base address as text, with `{name}` for an attribute. */
function writtenText(value: string | { args: (string | { attr: string })[] }): string {
  if (typeof value === 'string') return value;
  return value.args.map((part) => (typeof part === 'string' ? part : `{${part.attr}}`)).join('');
}

function endpointsOf(jobs: readonly WrittenJob[]): string[] {
  return jobs.flatMap(({ endpoint, children = [] }) => [endpoint, ...endpointsOf(children)]);
}

const rows = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };
const list = { responses: { 200: { content: { 'application/json': { schema: rows } } } } };
/** An OpenAPI document with lists at these paths. */
const openApi = (paths: string[], more: object = {}, schemas: Record<string, object> = {}) => ({
  openapi: '3.0.0',
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: Object.fromEntries(
    paths.map((path) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const parameters = names.map((name) => ({ name, in: 'path', required: true, schema: schemas[name] ?? {} }));
      return [path, { get: list, parameters }];
    }),
  ),
  ...more,
});
/** A collection with lists at these addresses. */
const postman = (urls: unknown[], variables: Record<string, string> = {}) => ({
  info: { name: 'Shop' },
  variable: Object.entries(variables).map(([key, value]) => ({ key, value })),
  item: urls.map((url) => ({ name: 'a', request: { url }, response: [{ code: 200, body: '[{"id": 1}]' }] })),
});

describe('A template in an address becomes an attribute', () => {
  const cases: [what: string, document: object, baseUrl: string, endpoints: string[], attributes: object][] = [
    [
      'of the base address, an account before the first word',
      openApi(['/{tenant}/users', '/{tenant}/users/{userId}/orders']),
      'https://api.example.com/v1/{tenant}/',
      ['users', 'users/{userId}/orders'],
      { tenant: 'tenant' },
    ],
    [
      'of the base address, from which others go up',
      openApi(['/regions', '/{tenant}/users'], { servers: [{ url: 'https://{region}.example.com' }] }),
      'https://{region}.example.com/{tenant}/',
      ['../regions', 'users'],
      { region: 'region', tenant: 'tenant' },
    ],
    [
      'with what the document knows of it',
      openApi(['/v{version}/users'], {}, { version: { type: 'string', default: '2' } }),
      'https://api.example.com/v1/v{version}/',
      ['users'],
      { version: '2' },
    ],
    [
      'where no list fills it, and nothing else is left',
      openApi(['/accounts/{accountId}/users', '/accounts/{id}/orders']),
      'https://api.example.com/v1/accounts/{accountId}/',
      ['users', 'orders'],
      { accountId: 'accountId' },
    ],
    [
      'that is a secret one for a credential',
      openApi(['/bot{token}/updates']),
      'https://api.example.com/v1/bot{#token}/',
      ['updates'],
      { '#token': 'token' },
    ],
    [
      'in a collection, as the base address and before the first word',
      postman(['{{baseUrl}}/v1/{{account}}/items', '{{baseUrl}}/v1/{{account}}/users']),
      '{baseUrl}/v1/{account}/',
      ['items', 'users'],
      { baseUrl: 'https://api.example.com', account: 'account' },
    ],
    [
      'in a collection, where others do not have it',
      postman(['{{baseUrl}}/v1/{{account}}/items', '{{baseUrl}}/v1/users']),
      '{baseUrl}/v1/{account}/',
      ['items', '../users'],
      { baseUrl: 'https://api.example.com', account: 'account' },
    ],
    [
      'in a collection, after a word that no request lists',
      postman(['https://api.example.com/teams/{{team}}/members', 'https://api.example.com/users']),
      'https://api.example.com/teams/{team}/',
      ['members', '../../users'],
      { team: 'team' },
    ],
    [
      'in a collection, with the value of a path variable',
      postman([{ raw: 'https://api.example.com/teams/:team/members', variable: [{ key: 'team', value: '17' }] }]),
      'https://api.example.com/teams/{team}/',
      ['members'],
      { team: '17' },
    ],
  ];
  for (const [what, document, baseUrl, endpoints, attributes] of cases) {
    it(what, async () => {
      const found = await imported(document);
      assert.deepEqual([found.baseUrl, found.endpoints, found.attributes], [baseUrl, endpoints, attributes]);
      assert.deepEqual(found.report.leftOut, []);
    });
  }

  it('where the user names the endpoint', async () => {
    const document = openApi(['/users', '/teams/{teamId}/members']);
    const { baseUrl, endpoints } = await imported(document, { select: ['/teams/*', '/users'] });
    assert.deepEqual([baseUrl, endpoints], ['https://api.example.com/v1/teams/{teamId}/', ['../../users', 'members']]);
  });

  it('unless a list fills it', async () => {
    for (const document of [
      openApi(['/users', '/users/{userId}/orders']),
      postman(['https://api.example.com/v1/users', 'https://api.example.com/v1/users/{{userId}}/orders']),
    ]) {
      const { baseUrl, endpoints, attributes } = await imported(document);
      assert.deepEqual([baseUrl, endpoints], ['https://api.example.com/v1/', ['users', 'users/{userId}/orders']]);
      assert.deepEqual(attributes, {});
    }
  });

  it('unless it is one of many ids that only a person knows', async () => {
    const { baseUrl, endpoints, report } = await imported(openApi(['/users', '/teams/{teamId}/members']));
    assert.deepEqual([baseUrl, endpoints], ['https://api.example.com/v1/', ['users']]);
    assert.equal(report.leftOut.length, 1);
  });

  it('or is left out with the reason, where the base address has another one', async () => {
    const urls = ['/teams/{{team}}/members', '/teams/{{team}}/posts', '/shops/{{shop}}/orders'];
    const { baseUrl, endpoints, report } = await imported(postman(urls.map((url) => `https://api.example.com${url}`)));
    assert.deepEqual([baseUrl, endpoints], ['https://api.example.com/teams/{team}/', ['members', 'posts']]);
    assert.match(
      report.leftOut[0]?.reason ?? '',
      /No list .* \{shop\}\. The base address has other attributes already/,
    );
  });

  it('or is left out with the reason, where it is another base address', async () => {
    const { endpoints, report } = await imported(
      postman(['{{baseUrl}}/users', '{{baseUrl}}/orders', '{{authUrl}}/keys']),
    );
    assert.deepEqual(endpoints, ['users', 'orders']);
    assert.match(report.leftOut[0]?.reason ?? '', /Its base address is \{authUrl\}/);
  });

  it('and that one becomes the base address where only it is chosen', async () => {
    const document = postman(['{{baseUrl}}/users', '{{baseUrl}}/orders', '{{authUrl}}/keys']);
    const { baseUrl, endpoints } = await imported(document, { select: ['/keys'] });
    assert.deepEqual([baseUrl, endpoints], ['{authUrl}/', ['keys']]);
  });
});

describe('A template in what a request sends becomes an attribute', () => {
  const sentBy = async (request: object) => {
    const item = [{ name: 'a', request, response: [{ code: 200, body: '[{"id": 1}]' }] }];
    const { jobs, attributes } = await imported({ info: { name: 'Shop' }, item }, { select: ['*', 'POST *'] });
    return { params: jobs[0].params, attributes };
  };
  const body = (raw: string) => ({ method: 'POST', url: 'https://api.example.com/users', body: { mode: 'raw', raw } });
  const concat = (...args: unknown[]) => ({ function: 'concat', args });
  const cases: [what: string, request: object, params: object, attributes: string[]][] = [
    ['of the query', { url: 'https://api.example.com/users?a={{b}}' }, { a: { attr: 'b' } }, ['b']],
    [
      'of the query, with other text',
      { url: 'https://api.example.com/users?a=x-{{b}}' },
      { a: concat('x-', { attr: 'b' }) },
      ['b'],
    ],
    ['of a body, outside of quotes', body('{"a": {{b}}}'), { a: { attr: 'b' } }, ['b']],
    [
      'of a body, inside of quotes',
      body('{"a": "{{b}} and {{c}}"}'),
      { a: concat({ attr: 'b' }, ' and ', { attr: 'c' }) },
      ['b', 'c'],
    ],
    [
      'of a body, inside of objects and lists',
      body('{"a": {"b": [1, {{c}}], "d": null}}'),
      { a: { b: [1, { attr: 'c' }], d: null } },
      ['c'],
    ],
    ['of a body, in a list at its top', body('{"a": ["x", "{{b}}"]}'), { a: { 0: 'x', 1: { attr: 'b' } } }, ['b']],
    [
      'that is a secret one for a credential',
      body('{"a": "{{api_token}}"}'),
      { a: { attr: '#api_token' } },
      ['#api_token'],
    ],
    [
      'for a credential whose value is left out',
      body('{"a": {"client_secret": "cAn4ry-Zx81"}}'),
      { a: { client_secret: { attr: '#client_secret' } } },
      ['#client_secret'],
    ],
    ['and what has none stays as it is', body('{"a": "{b}", "c": [{"d": ""}]}'), { a: '{b}', c: [{ d: '' }] }, []],
  ];
  for (const [what, request, params, attributes] of cases) {
    it(what, async () => {
      const found = await sentBy(request);
      assert.deepEqual(found.params, params);
      assert.deepEqual(Object.keys(found.attributes), attributes);
    });
  }
});
