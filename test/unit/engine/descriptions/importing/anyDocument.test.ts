import assert from 'node:assert/strict';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { readEndpoints } from '../../../../../engine/core/descriptions/importing/readEndpoints.ts';
import { describeApi, object, operation, type QueryParam, records } from '../../../../support/describedApi.ts';
import { seeded, seedsOf } from '../../../../support/seeded.ts';
import { sweep } from '../../../../support/sweep.ts';
import { testService } from '../../../../support/testService.ts';

const text = { type: 'string' };
const paths = [
  '/users',
  '/users/{userId}',
  '/users/{userId}/orders',
  '/users/{userId}/orders/{order}/lines',
  '/teams/{team}/users:batch',
  '/search?kind=all',
  '/me',
  '/v{version}/areas',
  '/areas#all',
  '/',
];
const params: QueryParam[][] = [
  [],
  [['page'], ['per_page', 'Up to 100']],
  [['offset'], ['limit']],
  [
    ['cursor', '', text],
    ['limit', '', { type: 'integer', maximum: 50 }],
  ],
  [
    ['starting_after', '', text],
    ['limit', 'Max 100'],
  ],
];
const responses = [
  records,
  object({ data: records, next_cursor: text }),
  object({ 'odd.key': records, links: object({ next: text }) }),
  object({ id: text, name: text }),
  undefined,
];
const needed = [
  [],
  [{ name: 'X-Tenant', in: 'header', required: true, schema: text }],
  [{ name: 'api_key', in: 'query', required: true, schema: { ...text, default: 'demo' } }],
  [{ name: 'Authorization', in: 'header', required: true, description: 'Bearer token', schema: text }],
  [{ name: 'since', in: 'query', required: true, schema: text }],
];
const securitySchemes = {
  basic: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  one: { type: 'apiKey', in: 'header', name: 'X-Key' },
  two: { type: 'apiKey', in: 'query', name: 'key' },
  three: { type: 'apiKey', in: 'query', name: 'token' },
  machine: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://id.example/token', scopes: {} } } },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
};

/** A document of some of these parts, and some of its operations. */
function someDocument(seed: number) {
  const next = seeded(seed);
  const one = <T>(all: readonly T[]): T => all[next(all.length)] as T;
  const operations = paths
    .filter(() => next(3) > 0)
    .map((path) => {
      const written = operation(one(params), one(responses)) as { parameters: object[] };
      return [path, { ...written, parameters: [...written.parameters, ...one(needed)] }] as const;
    });
  const ways = Object.keys(securitySchemes).filter(() => next(3) === 0);
  const security = ways.length > 0 && next(2) === 0 ? [Object.fromEntries(ways.map((way) => [way, []]))] : undefined;
  const description = () =>
    describeApi(Object.fromEntries(operations), { components: { securitySchemes }, ...(security && { security }) });
  const pointers = readEndpoints(description()).map((endpoint) => endpoint.operation.pointer);
  return { description, options: { pointers: pointers.filter(() => next(2) === 0), mappings: next(2) === 0 } };
}

describe('Any part of any document', () => {
  it('is imported without errors, and as the same bytes twice', async () => {
    const service = testService();
    await sweep(seedsOf(500), 40, async (seed) => {
      const { description, options } = someDocument(seed);
      const { text: written, report } = importDescription(description(), options);
      assert.equal(importDescription(description(), options).text, written);
      if (report.endpoints.length === 0) return;
      const found = await service.checkText('file:///work/a.extractor.json', written);
      const faults = found.filter(({ severity = 1 }) => severity <= 2);
      assert.deepEqual(
        faults.map(({ message }) => message),
        [],
        written,
      );
    });
  });
});
