import assert from 'node:assert/strict';
import { graphqlPart } from '../../../../../engine/core/descriptions/recorded/graphqlPart.ts';
import type { JsonObject } from '../../../../../engine/core/json/value.ts';

describe('graphqlPart', () => {
  const speaks: [what: string, body: JsonObject, key: string, name: string, isMutation?: boolean][] = [
    ['a named query', { query: 'query Orders($a: Int) { orders { id } }' }, 'Orders', 'Orders'],
    ['one without a name', { query: '{\n  orders {\n id }\n}' }, '{ orders { id } }', ''],
    ['one that is chosen of several', { query: 'query A {a} query B {b}', operationName: 'B' }, 'B', 'B'],
    ['a mutation', { query: 'mutation Make { make { id } }' }, 'Make', 'Make', true],
    ['comments before it', { query: '# all\n\nquery Orders { orders { id } }' }, 'Orders', 'Orders'],
    ['a stored one', { operationName: 'Orders', extensions: { persistedQuery: { version: 1 } } }, 'Orders', 'Orders'],
  ];
  for (const [what, value, key, name, isMutation = false] of speaks)
    it(`knows ${what}`, () => assert.deepEqual(graphqlPart({ value }), { key, name, isMutation }));

  const isSilent: [what: string, body: JsonObject | undefined, isForm?: boolean][] = [
    ['nothing', undefined],
    ['a search for a word', { query: 'query of the day' }],
    ['a search for something else', { query: { match: { a: 1 } } }],
    ['another name of an operation', { operationName: 'Orders' }],
    ['a form', { query: '{ orders { id } }' }, true],
  ];
  for (const [what, value, isForm = false] of isSilent)
    it(`is silent on ${what}`, () => assert.equal(graphqlPart({ ...(value && { value }), isForm }), undefined));
});
