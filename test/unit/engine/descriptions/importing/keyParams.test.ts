import assert from 'node:assert/strict';
import { importDescription } from '../../../../../engine/core/descriptions/importing/importDescription.ts';
import { describeApi, operation, records } from '../../../../support/describedApi.ts';

const text = { type: 'string' };
const inHeader = (name: string, more: object = {}) => ({ name, in: 'header', required: true, schema: text, ...more });
const inQuery = (name: string, more: object = {}) => ({ name, in: 'query', required: true, schema: text, ...more });

/** The parameters of each request, and those that the only job sends itself. */
function sent(parameters: readonly object[]) {
  const list = { ...operation([], records), parameters };
  const { api, config } = JSON.parse(importDescription(describeApi({ '/things': list })).text).parameters;
  const [{ params, headers }] = config.jobs;
  return { headers: api.http?.headers, query: api.authentication?.query, own: headers ?? params };
}

describe('Keys that are described as parameters', () => {
  const cases: [title: string, parameters: object[], expected: object][] = [
    ['a key in a header', [inHeader('X-Account-Token')], { headers: { 'X-Account-Token': { attr: '#apiKey' } } }],
    ['a key in the query', [inQuery('api_key')], { query: { api_key: { attr: '#apiKey' } } }],
    [
      'two keys, each with a secret of its own',
      [inHeader('App-Key'), inHeader('App-Token')],
      { headers: { 'App-Key': { attr: '#App_Key' }, 'App-Token': { attr: '#App_Token' } } },
    ],
    [
      'two keys in the query',
      [inQuery('key'), inQuery('token')],
      { query: { key: { attr: '#key' }, token: { attr: '#token' } } },
    ],
    [
      'a bearer token by its description',
      [inHeader('Authorization', { description: 'Bearer token' })],
      { headers: { Authorization: { function: 'concat', args: ['Bearer ', { attr: '#token' }] } } },
    ],
    [
      'one of the keys of which none is required',
      [inQuery('apikey', { required: false }), inHeader('X-Api-Key', { required: false })],
      { query: { apikey: { attr: '#apiKey' } } },
    ],
    [
      'no key for doing things once',
      [inHeader('Idempotency-Key', { example: 'a' })],
      { own: { 'Idempotency-Key': 'a' } },
    ],
    ['no token of a page', [inQuery('page_token', { example: 'a' })], { own: { page_token: 'a' } }],
    [
      'another header that is needed as an attribute, for all jobs',
      [inHeader('Tenant')],
      { headers: { Tenant: { attr: 'Tenant' } } },
    ],
    ['a header with a known value in the job', [inHeader('Tenant', { example: 'one' })], { own: { Tenant: 'one' } }],
  ];
  for (const [title, parameters, expected] of cases) {
    it(`are ${title}`, () => {
      const none = { headers: undefined, query: undefined, own: undefined };
      assert.deepEqual(sent(parameters), { ...none, ...expected });
    });
  }
});
