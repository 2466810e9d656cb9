import assert from 'node:assert/strict';
import type { ImportedSecret, ImportOptions, ImportReport } from '../../../../../engine/core/descriptions/imported.ts';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { readOpenApi } from '../../../../../engine/core/descriptions/openapi/readOpenApi.ts';
import type { JsonValue } from '../../../../../engine/core/json/value.ts';
import { matchesSchema } from '../../../../support/matchesSchema.ts';

/** An operation whose response is a list of records with an id and a name. */
const list = {
  responses: {
    200: {
      content: {
        'application/json': {
          schema: { type: 'array', items: { properties: { id: { type: 'integer' }, name: { type: 'string' } } } },
        },
      },
    },
  },
};
const query = (name: string, schema: object, more: object = {}) => ({ name, in: 'query', schema, ...more });
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });

function imported(document: object, options?: ImportOptions) {
  const description = readOpenApi({ openapi: '3.1.0', info: { title: 'Shop' }, ...document } as unknown as JsonValue);
  const { text, ...rest } = importDescription(description, options);
  return { ...rest, ...JSON.parse(text).parameters };
}

describe('importDescription', () => {
  describe('writes the base address', () => {
    const cases: [title: string, servers: object[], baseUrl: unknown, attributes?: object][] = [
      ['with a slash at its end', [{ url: 'https://api.example.com/v1' }], 'https://api.example.com/v1/'],
      [
        'of the first server',
        [{ url: 'https://one.example/' }, { url: 'https://two.example/' }],
        'https://one.example/',
      ],
      ['that a document does not name as one to replace', [], 'https://api.example.com/'],
      ['below that of a relative server', [{ url: '/v2' }], 'https://api.example.com/v2/'],
      [
        'with its variables as attributes',
        [{ url: 'https://{region}.example.com/v1', variables: { region: { default: 'eu' } } }],
        { function: 'concat', args: ['https://', { attr: 'region' }, '.example.com/v1/'] },
        { region: 'eu' },
      ],
      [
        'with the names of variables that have no value',
        [{ url: 'https://{my_shop}.example.com/{version}' }],
        { function: 'concat', args: ['https://', { attr: 'my_shop' }, '.example.com/', { attr: 'version' }, '/'] },
        { my_shop: 'my-shop', version: 'version' },
      ],
      [
        'with what can be a scheme, a host and a port',
        [{ url: '{scheme}://{host}:{port}' }],
        { function: 'concat', args: [{ attr: 'scheme' }, '://', { attr: 'host' }, ':', { attr: 'port' }, '/'] },
        { scheme: 'https', host: 'host', port: '443' },
      ],
      [
        'with an address for a variable that begins it',
        [{ url: '{host}/v1' }],
        { function: 'concat', args: [{ attr: 'host' }, '/v1/'] },
        { host: 'https://api.example.com' },
      ],
    ];
    for (const [title, servers, baseUrl, attributes = {}] of cases) {
      it(title, () => {
        const { api, config } = imported({ servers, paths: { '/users': { get: list } } });
        assert.deepEqual(api.baseUrl, baseUrl);
        const { jobs: _, ...others } = config;
        assert.deepEqual(others, attributes);
      });
    }

    it('that is asked for', () => {
      const document = { servers: [{ url: 'https://one.example/' }], paths: { '/users': { get: list } } };
      const { api, config } = imported(document, { server: 'https://own.example/api' });
      assert.equal(api.baseUrl, 'https://own.example/api/');
      assert.equal(config.jobs[0].endpoint, 'users');
    });
  });

  describe('writes the authentication', () => {
    const schemes = {
      token: { type: 'http', scheme: 'bearer' },
      user: { type: 'http', scheme: 'basic' },
      header: { type: 'apiKey', in: 'header', name: 'X-Key' },
      query: { type: 'apiKey', in: 'query', name: 'key' },
      machine: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://id.example/token', scopes: {} } } },
      person: { type: 'oauth2', flows: { authorizationCode: { scopes: {} } } },
      cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
    };
    const cases: [way: string, security: object[] | undefined, authentication: string, secrets: string[]][] = [
      ['none where nothing says so', [], 'None', []],
      ['a token in a header', [{ token: [] }], 'Bearer token', ['#token']],
      ['a username and a password', [{ user: [] }], 'Username and password', ['#username', '#password']],
      ['a key in a header', [{ header: [] }], 'Key in a header', ['#apiKey']],
      ['a key in the query', [{ query: [] }], 'Key in the query', ['#apiKey']],
      ['a log in with client credentials', [{ machine: [] }], 'OAuth 2.0, client credentials', ['#clientSecret']],
      ['a token that a person got', [{ person: [] }], 'Bearer token', ['#token']],
      ['the simplest of several ways', [{ machine: [] }, { query: [] }], 'Key in the query', ['#apiKey']],
      [
        'all that is needed together',
        [{ user: [], header: [] }],
        'Username and password and Key in a header',
        ['#username', '#password', '#apiKey'],
      ],
      ['nothing for a cookie', [{ cookie: [] }], 'None', []],
    ];
    for (const [way, security, authentication, secrets] of cases) {
      it(way, () => {
        const paths = { '/users': { get: { ...list, security } } };
        const { report, secrets: found, config } = imported({ components: { securitySchemes: schemes }, paths });
        assert.equal(report.authentication, authentication);
        assert.deepEqual(
          found.map(({ key }: ImportedSecret) => key),
          secrets,
        );
        for (const key of secrets) assert.equal(config[key], '');
      });
    }
  });

  describe('chooses the endpoints', () => {
    const detail = {
      responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties: { id: {} } } } } } },
    };
    const paths = {
      '/users': { get: list, post: list },
      '/users/{userId}': { get: detail, parameters: [inPath('userId')] },
      '/users/{userId}/orders': { get: list, parameters: [inPath('userId')] },
      '/orders/search': { post: list },
      '/teams/{teamId}/members': { get: list, parameters: [inPath('teamId')] },
    };
    const cases: [title: string, options: ImportOptions, jobs: string[]][] = [
      ['every list that is read', {}, ['users', 'users/{userId}/orders']],
      ['those like a pattern', { select: ['/users'] }, ['users']],
      ['details too, if they are asked for', { select: ['/users/{userId}'] }, ['users', 'users/{userId}']],
      ['with the lists above them', { select: ['*orders'] }, ['users', 'users/{userId}/orders']],
      ['of a method', { select: ['POST /orders/*'] }, ['orders/search']],
      ['those with a pointer', { pointers: ['/paths/~1users/get'] }, ['users']],
      ['none', { select: ['/nothing'] }, []],
    ];
    for (const [title, options, jobs] of cases) {
      it(title, () => {
        const { config } = imported({ paths }, options);
        assert.deepEqual(endpointsOf(config.jobs), jobs);
      });
    }

    it('reports those that no list has values for', () => {
      const { leftOut }: ImportReport = imported({ paths }).report;
      const gap = leftOut.find(({ what }) => what === 'GET /teams/{teamId}/members');
      assert.equal(gap?.reason, 'No list of the document has values for {teamId}.');
    });
  });

  describe('writes jobs', () => {
    it('with the parameters that are required, and an attribute for each value that the document does not know', () => {
      const required = { required: true };
      const parameters = [
        query('kind', { enum: ['open', 'closed'] }, required),
        query('shop', { type: 'string' }, required),
        query('sort', { type: 'string' }),
        { name: 'X-Tenant', in: 'header', schema: { example: 'acme' }, ...required },
      ];
      const { config } = imported({ paths: { '/orders': { get: { ...list, parameters } } } });
      assert.deepEqual(config.jobs[0].params, { kind: 'open', shop: { attr: 'shop' } });
      assert.deepEqual(config.jobs[0].headers, { 'X-Tenant': 'acme' });
      assert.equal(config.shop, '');
    });

    it('that ask for the largest page, also where no paging is described', () => {
      const { config } = imported({
        paths: { '/orders': { get: { ...list, parameters: [query('limit', { type: 'integer', maximum: 250 })] } } },
      });
      assert.deepEqual(config.jobs[0].params, { limit: 250 });
    });

    it('with names that no other table has', () => {
      const paths = {
        '/users': { get: list },
        '/v2/users': { get: list },
        '/users/search': { get: list },
        '/Users.json': { get: list },
      };
      const names: string[] = imported({ paths }).config.jobs.map(({ dataType }: { dataType: string }) => dataType);
      assert.equal(new Set(names.map((name) => name.toLowerCase())).size, 4);
      assert.deepEqual(names.slice(0, 3), ['users', 'v2_users', 'users_search']);
    });

    it('that name their scrollers where they page in different ways', () => {
      const page = query('page', { type: 'integer' });
      const skip = [query('skip', { type: 'integer' }), query('limit', { type: 'integer', maximum: 100 })];
      const paths = {
        '/users': { get: { ...list, parameters: [page] } },
        '/orders': { get: { ...list, parameters: skip } },
        '/kinds': { get: list },
      };
      const { api, config } = imported({ paths });
      assert.equal(api.pagination.method, 'multiple');
      assert.deepEqual(Object.keys(api.pagination.scrollers), ['pagenum', 'offset']);
      assert.deepEqual(
        config.jobs.map(({ scroller }: { scroller?: string }) => scroller),
        ['pagenum', 'offset', undefined],
      );
    });

    it('without scrollers where all page alike', () => {
      const get = { ...list, parameters: [query('page', { type: 'integer' })] };
      const { api, config } = imported({ paths: { '/users': { get }, '/orders': { get } } });
      assert.deepEqual(api.pagination, { method: 'pagenum' });
      assert.deepEqual(
        config.jobs.map(({ scroller }: { scroller?: string }) => scroller),
        [undefined, undefined],
      );
    });
  });

  it('writes mappings with keys, where they are asked for', () => {
    const { config } = imported({ paths: { '/users': { get: list } } }, { mappings: true });
    assert.deepEqual(config.mappings, {
      users: { id: { mapping: { destination: 'id', primaryKey: true } }, name: { mapping: { destination: 'name' } } },
    });
  });

  it('reports what `schemas/import.schema.json` describes', () => {
    const paths = { '/users': { get: list }, '/teams/{teamId}/members': { get: list } };
    matchesSchema(JSON.parse(JSON.stringify(imported({ paths }).report)), 'import.schema.json');
  });

  it('writes the same bytes each time', () => {
    const paths = { '/users': { get: list }, '/users/{id}/orders': { get: list } };
    assert.deepEqual(imported({ paths }), imported({ paths }));
  });
});

interface WrittenJob {
  endpoint: string;
  children?: WrittenJob[];
}

function endpointsOf(jobs: readonly WrittenJob[]): string[] {
  return jobs.flatMap(({ endpoint, children = [] }) => [endpoint, ...endpointsOf(children)]);
}
