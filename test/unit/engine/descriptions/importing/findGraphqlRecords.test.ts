import assert from 'node:assert/strict';
import { findGraphqlRecords } from '../../../../../engine/core/descriptions/importing/findGraphqlRecords.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { operationOf } from '../../../../support/descriptions.ts';

const nodes = [{ id: 1 }];
const keysIn = (response: object) => {
  const examples = [parseJson(JSON.stringify(response))];
  return findGraphqlRecords(operationOf('POST /graphql', { response: { description: '', examples, headers: [] } }))
    ?.keys;
};

describe('findGraphqlRecords', () => {
  const found: [what: string, response: object, path: string][] = [
    ['a list', { data: { orders: nodes } }, 'data.orders'],
    [
      'the nodes of a connection',
      { data: { orders: { nodes, pageInfo: { hasNextPage: true } } } },
      'data.orders.nodes',
    ],
    ['its edges', { data: { orders: { edges: [{ node: { id: 1 } }], totalCount: 1 } } }, 'data.orders.edges'],
    ['what is far inside', { data: { shop: { owner: { orders: { nodes } } } } }, 'data.shop.owner.orders.nodes'],
    ['what is beside the costs of the request', { data: { orders: nodes }, extensions: { cost: 1 } }, 'data.orders'],
  ];
  for (const [what, response, path] of found)
    it(`finds ${what}`, () => assert.equal(keysIn(response)?.join('.'), path));

  const none: [what: string, response: object][] = [
    ['a single record', { data: { order: { id: 1, name: 'a' } } }],
    ['an empty response', {}],
    ['no data', { data: null }],
  ];
  for (const [what, response] of none) it(`finds nothing in ${what}`, () => assert.equal(keysIn(response), undefined));
});
