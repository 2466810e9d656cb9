import assert from 'node:assert/strict';
import type { Endpoint } from '../../../../../engine/core/descriptions/evidence/endpoint.ts';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { readEndpoints } from '../../../../../engine/core/descriptions/importing/readEndpoints.ts';
import { takeOverPaging } from '../../../../../engine/core/descriptions/importing/takeOverPaging.ts';
import { readOpenApi } from '../../../../../engine/core/descriptions/openapi/readOpenApi.ts';
import type { JsonValue } from '../../../../../engine/core/json/value.ts';
import { describeApi, object, operation, type QueryParam, records } from '../../../../support/describedApi.ts';

const text = { type: 'string' };
const cursor: QueryParam = ['cursor', '', text];
const withToken = operation([cursor], object({ data: records, next_cursor: text }));
const token = { kind: 'token', path: 'next_cursor', param: 'cursor' };

function read(paths: { readonly [path: string]: object }, path: string) {
  const found = readEndpoints(describeApi(paths)).find(({ operation: each }) => each.path === path);
  assert.ok(found);
  return found;
}

describe('the paging of sibling endpoints', () => {
  const cases: [
    title: string,
    siblings: Record<string, object>,
    own: object,
    clue: object | undefined,
    sureness: string,
  ][] = [
    ['is taken over where no response is described', { '/a': withToken }, operation([cursor], undefined), token, 'low'],
    [
      'is taken over where the response lacks the token',
      { '/a': withToken },
      operation([cursor], object({ data: records })),
      token,
      'low',
    ],
    [
      'is likely where several agree',
      { '/a': withToken, '/b': withToken },
      operation([cursor], object({ data: records })),
      token,
      'medium',
    ],
    [
      'is an address where both take the same parameter',
      { '/a': operation([cursor], object({ data: records, next_url: text })) },
      operation([cursor], object({ data: records })),
      { kind: 'address', path: 'next_url' },
      'low',
    ],
    [
      'has the page size that an offset needs',
      { '/a': operation([['offset'], ['limit', '', { type: 'integer', maximum: 20 }]], records) },
      operation([['offset']], records),
      { kind: 'records', param: 'offset', size: { param: 'limit', value: 20 } },
      'low',
    ],
    [
      'is not that of another parameter',
      { '/a': withToken },
      operation([['after', '', text]], undefined),
      undefined,
      'low',
    ],
    ['is not for a response that is a list', { '/a': withToken }, operation([cursor], records), undefined, 'low'],
    [
      'is not for what has its own',
      { '/a': withToken },
      operation([cursor, ['page']], object({ data: records })),
      { kind: 'pages', param: 'page' },
      'high',
    ],
    [
      'is not that of another server',
      { '/a': { ...withToken, servers: [{ url: 'https://other.example/' }] } },
      operation([cursor], undefined),
      undefined,
      'low',
    ],
  ];
  for (const [title, siblings, own, clue, sureness] of cases) {
    it(title, () => {
      const { paging } = read({ ...siblings, '/things': own }, '/things');
      assert.deepEqual(JSON.parse(JSON.stringify([paging?.clue ?? null, paging?.sureness])), [clue ?? null, sureness]);
    });
  }

  it('is not given to what has no sign of pages', () => {
    assert.equal(read({ '/a': withToken, '/things': operation([], records) }, '/things').paging, undefined);
  });

  it('is named in the report, with where the records are', () => {
    const api = describeApi({ '/a': withToken, '/things': operation([cursor], undefined) });
    const found = importDescription(api).report.endpoints.find(({ path }) => path === '/things');
    assert.deepEqual([found?.dataField, found?.sureness], ['data', 'low']);
    assert.deepEqual(found?.evidence, [
      'No record is described: that they are at "data" is a guess.',
      '"cursor" leads to other pages.',
      'Nothing more is described here. As in GET /a, which takes the same: token in "next_cursor" for "cursor".',
      'That the records are at "data" is from there too.',
    ]);
  });

  it('is only named where a job cannot send it: in the query of a POST', () => {
    const search = { post: operation([cursor], object({ data: records })) };
    const api = readOpenApi({
      openapi: '3.1.0',
      servers: [{ url: 'https://api.example.com/' }],
      paths: { '/a': { get: withToken }, '/things/search': search },
    } as unknown as JsonValue);
    const { paging } = readEndpoints(api).find(({ operation: each }) => each.method === 'POST') ?? {};
    assert.equal(paging?.clue, undefined);
    assert.deepEqual(paging?.evidence, [
      '"cursor" leads to other pages.',
      'Nothing more is described here. As in GET /a, which takes the same: token in "next_cursor" for "cursor".',
      '"cursor" is in the query, but a run pages a POST in its body, where no method of the format sets it.',
    ]);
  });

  it('is neither from nor for a query of GraphQL, in whose response paths are its own', () => {
    const [own, other] = readEndpoints(describeApi({ '/a': withToken, '/b': operation([cursor], undefined) }));
    assert.ok(own && other);
    const asGraphql = (endpoint: Endpoint): Endpoint => ({
      ...endpoint,
      operation: { ...endpoint.operation, name: 'Things' },
    });
    const before = { ...other, paging: { title: 'pages', sureness: 'low' as const, evidence: ['It pages.'] } };
    assert.equal(takeOverPaging([own, before])[1]?.paging?.clue?.kind, 'token');
    assert.equal(takeOverPaging([asGraphql(own), before])[1]?.paging, before.paging);
    assert.equal(takeOverPaging([own, asGraphql(before)])[1]?.paging, before.paging);
  });

  it('is that of the nearest', () => {
    const other = operation([cursor], object({ data: records, token_for_next: text, next_token: text }));
    const { paging } = read(
      { '/a': other, '/x/a': withToken, '/x/things': operation([cursor], undefined) },
      '/x/things',
    );
    assert.equal(paging?.title, 'token in "next_cursor" for "cursor"');
  });
});
