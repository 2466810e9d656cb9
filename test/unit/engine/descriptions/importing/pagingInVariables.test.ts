import assert from 'node:assert/strict';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { readPostman } from '../../../../../engine/core/descriptions/postman/readPostman.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';

/** Imports a GraphQL query that was sent with these variables. */
function imported(variables: object, data: object = { orders: [{ id: 1 }, { id: 2 }] }) {
  const graphql = { query: 'query Orders($first: Int) { orders { id } }', variables: JSON.stringify(variables) };
  const collection = {
    info: { name: 'Shop', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    item: [
      {
        name: 'orders',
        request: { method: 'POST', url: 'https://api.example.com/v1/query', body: { mode: 'graphql', graphql } },
        response: [{ name: 'ok', code: 200, body: JSON.stringify({ data }) }],
      },
    ],
  };
  const { report } = importDescription(readPostman(parseJson(JSON.stringify(collection))), { select: ['POST *'] });
  const [endpoint] = report.endpoints;
  assert.ok(endpoint);
  return endpoint;
}

describe('paging in the variables of GraphQL', () => {
  const pageInfo = { hasNextPage: true, endCursor: 'x' };
  const named: [what: string, variables: object, evidence: RegExp, data?: object][] = [
    ['a page size', { first: 50 }, /^"variables\[first\]" sets how many records come/m],
    ['a usual page size', { limit: 50 }, /^"variables\[limit\]" sets how many records come/m],
    ['a page number', { page: 1 }, /^"variables\[page\]" is inside an object of the body/m],
    ['a cursor', { first: 50, after: 'w' }, /^"variables\[after\]"/m, { orders: { nodes: [{ id: 1 }], pageInfo } }],
  ];
  for (const [what, variables, evidence, data] of named) {
    it(`is named, as a guess, and not written: ${what}`, () => {
      const endpoint = imported(variables, data);
      assert.deepEqual([endpoint.paging, endpoint.sureness], ['no paging', 'low']);
      assert.match(endpoint.evidence.join('\n'), evidence);
    });
  }

  const silent: [what: string, variables: object][] = [
    ['a filter', { state: 'open' }],
    ['a first name', { first: 'Ann' }],
    ['nothing', {}],
    ['the id of a thing', { id: 17 }],
  ];
  for (const [what, variables] of silent)
    it(`is not seen in ${what}`, () =>
      assert.ok(imported(variables).evidence.includes('Nothing described speaks for any paging.')));
});
