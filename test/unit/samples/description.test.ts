import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { load } from 'js-yaml';
import { createEndpoints } from '../../../samples/api/endpoints.ts';
import { sampleApiPort } from '../../../samples/api/http/sampleApiPort.ts';
import { sampleApiForTests } from './sampleApiForTests.ts';

type Json = Record<string, unknown>;
interface Operation {
  parameters?: { $ref?: string; name: string; in: string }[];
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

const text = readFileSync(new URL('../../../samples/sample-api.openapi.yaml', import.meta.url), 'utf8');
const document = load(text) as {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation> & { servers?: { url: string }[] }>;
  components: { schemas: Json; parameters: Record<string, { name: string }> };
};
const credentials = { authorization: `Basic ${Buffer.from('pagewright:let-me-in').toString('base64')}` };
const search = { method: 'POST', body: '{"where": {"min_rating": 2}, "page_size": 50}' };

/** `GET /v1/stations` and its description. */
const described = Object.entries(document.paths).flatMap(([path, { servers = document.servers, ...methods }]) =>
  Object.entries(methods).map(([method, operation]) => {
    const { pathname } = new URL(`${servers[0]?.url}${path}`);
    return {
      name: `${method.toUpperCase()} ${pathname.replace(/\/$/, '')}`,
      pathname,
      operation: operation as Operation,
    };
  }),
);

/** Only what is described. Where it may be null, the object is below `anyOf`. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, closed(field)]));
  return 'properties' in value ? { ...copy, additionalProperties: false } : copy;
}

/** Fails with the keys that do not fit. */
function assertFits(value: unknown, schema: unknown): void {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const { schemas } = document.components;
  const validate = ajv.compile(closed({ ...(schema as Json), components: { schemas } }) as Json);
  assert.ok(validate(value), ajv.errorsText(validate.errors));
}

describe('the OpenAPI description of the sample API', () => {
  const { ask, read, address } = sampleApiForTests();

  /** A page of tickets is refused once. */
  async function askTwice(target: string, init: RequestInit) {
    const answer = await ask(target, init);
    return answer.status === 503 ? ask(target, init) : answer;
  }

  it('has each endpoint, and no other', () => {
    const real = createEndpoints().map(({ method, path }) => `${method} ${path}`);
    assert.deepEqual(described.map(({ name }) => name).toSorted(), real.toSorted());
  });

  it('has the port that the samples use', () => {
    assert.deepEqual(new URL(document.servers[0]?.url ?? '').port, String(sampleApiPort));
  });

  for (const { name, pathname, operation } of described) {
    const schema = operation.responses['200']?.content?.['application/json']?.schema;
    if (schema === undefined) continue;
    it(`describes what ${name} responds with, on each page`, async () => {
      const paged = (operation.parameters ?? []).some(({ $ref }) => $ref === '#/components/parameters/limit');
      const queries = paged ? ['?limit=50', '?limit=50&offset=50'] : [''];
      if (pathname === '/v1/search/scroll')
        queries[0] = `?scroll_id=${Object(await ask('/v1/search', search)).body.scroll_id}`;
      if (pathname === '/v1/weather') queries.length = 1;
      for (const query of queries) {
        const { status, body } = await askTwice(
          pathname + query,
          name.startsWith('POST') ? search : { headers: credentials },
        );
        assert.equal(status, 200);
        assertFits(body, schema);
      }
    });
  }

  const refused: [path: string, status: string, init?: RequestInit][] = [
    ['/stations?limit=0', '400'],
    ['/rides?page_token=x', '400'],
    ['/members', '401'],
  ];
  for (const [target, status] of refused) {
    it(`describes the ${status} of ${target}`, async () => {
      const operation = document.paths[target.split('?')[0] ?? '']?.['get'] as Operation | undefined;
      assert.ok(operation?.responses[status] !== undefined);
      const answer = await ask(`/v1${target}`);
      assert.equal(String(answer.status), status);
      assertFits(answer.body, { $ref: '#/components/schemas/Error' });
    });
  }

  it('describes only parameters that have an effect', async () => {
    assert.notDeepEqual(await read('/v1/rides?city=Brno'), await read('/v1/rides'));
    assert.notDeepEqual(await read('/v1/rides?plan=yearly'), await read('/v1/rides'));
  });

  it('is served with the address of the server', async () => {
    const response = await fetch(`${address()}/openapi.yaml`);
    assert.match(response.headers.get('content-type') ?? '', /^application\/yaml/);
    assert.equal(await response.text(), text.replaceAll(`http://127.0.0.1:${sampleApiPort}`, address()));
  });
});
