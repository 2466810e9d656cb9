import assert from 'node:assert/strict';
import { secretToSet } from '../../../../../client/running/secrets/secretToSet.ts';

const headers = { 'X-Token': { attr: '#token' } };
const basic = { authentication: { type: 'basic' } };

describe('The secret to set after a refusal', () => {
  const cases: [title: string, config: object, secret: { name?: string } | undefined][] = [
    ['the one of a header', { api: { http: { headers } }, config: { '#token': '', '#other': '' } }, { name: '#token' }],
    [
      'the one that the authentication itself reads',
      { parameters: { api: basic, config: { '#password': '', jobs: [{ params: { q: { attr: '#id' } } }] } } },
      { name: '#password' },
    ],
    ['chosen from a list, where there are several', { api: { ...basic, http: { headers } }, config: {} }, {}],
    ['the only one there is', { config: { '#token': '' } }, { name: '#token' }],
    ['none where all are in plain text', { api: { http: { headers } }, config: { '#token': 'x' } }, undefined],
  ];
  for (const [title, config, secret] of cases) {
    it(`is ${title}`, () => assert.deepEqual(secretToSet(JSON.stringify(config)), secret));
  }
});
