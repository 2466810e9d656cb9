import assert from 'node:assert/strict';
import { createAttributes } from '../../../../engine/core/expressions/attributes.ts';
import { evaluateFields } from '../../../../engine/core/expressions/evaluate.ts';
import { secretsIn, textsOf } from '../../../../engine/core/expressions/secretsIn.ts';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { placeOf } from './placeOf.ts';

const place = placeOf({
  attr: { tenant: 'acme', '#token': 's3cret', credentials: { '#key': 'k3y' } },
  time: { currentStart: 1_500_000_000 },
  user: { token: 'of-user' },
  consumer: { client_id: 'of-consumer' },
  response: { data: 'of-login' },
  authorization: { nonce: 'of-authorization' },
  query: { page: '1' },
});

describe('secretsIn', () => {
  const cases: [title: string, written: JsonObject, secrets: string[]][] = [
    ['an attribute with a #', { a: { attr: '#token' } }, ['s3cret']],
    ['a nested attribute with a #', { a: { attr: 'credentials.#key' } }, ['k3y']],
    [
      'what a function makes of one',
      { a: { function: 'concat', args: ['Bearer ', { attr: '#token' }] } },
      ['Bearer s3cret'],
    ],
    [
      'however deep it stands',
      { a: { function: 'concat', args: [{ function: 'concat', args: { x: { attr: '#token' } } }] } },
      ['s3cret'],
    ],
    ['a list within an object', { a: { b: [{ attr: '#token' }] } }, ['s3cret']],
    ['the authorization of a user', { a: { user: 'token' } }, ['of-user']],
    ['the application', { a: { consumer: 'client_id' } }, ['of-consumer']],
    ['the answer to a login', { a: { response: 'data' } }, ['of-login']],
    ['an OAuth authorization', { a: { authorization: 'nonce' } }, ['of-authorization']],
    ['several', { a: { attr: '#token' }, b: 1, c: { user: 'token' } }, ['s3cret', 'of-user']],
  ];
  for (const [title, written, secrets] of cases) {
    it(`finds ${title}`, () => assert.deepEqual(secretsIn(written, evaluateFields(written, place)), secrets));
  }

  it('finds what an attribute made of a secret, also by way of another attribute', () => {
    const bearer = { function: 'concat', args: ['Bearer ', { attr: '#token' }] };
    const config = { '#token': 's3cret', bearer, again: { function: 'concat', args: [{ attr: 'bearer' }] }, open: 'x' };
    const attr = createAttributes(config, { time: new Map(), now: () => 0, pointer: '/config' });
    const written = { a: { attr: 'again' }, b: { attr: 'open' } };
    assert.deepEqual(secretsIn(written, evaluateFields(written, { ...place, contexts: { attr } }), attr), [
      'Bearer s3cret',
    ]);
  });

  it('leaves alone what stands beside a secret', () => {
    const written = { a: { mode: 'full', b: { attr: '#token' } } };
    assert.deepEqual(secretsIn(written, evaluateFields(written, place)), ['s3cret']);
  });

  const open: [title: string, written: JsonObject][] = [
    ['plain values', { a: 'x', b: 1, c: null, d: ['y'] }],
    ['an attribute without a #', { a: { attr: 'tenant' } }],
    ['the time', { a: { time: 'currentStart' } }],
    ['the query', { a: { query: 'page' } }],
    ['a list, which is not computed', { a: [{ attr: '#token' }] }],
    ['a # in a text that is no reference', { a: { function: 'concat', args: ['#token'] } }],
  ];
  for (const [title, written] of open) {
    it(`does not take ${title} for secret`, () =>
      assert.deepEqual(secretsIn(written, evaluateFields(written, place)), []));
  }
});

describe('textsOf', () => {
  it('gives all texts at any depth, without the empty ones', () => {
    assert.deepEqual(textsOf({ a: ['x', { b: 'y' }], c: '', d: null, e: 7, f: false }), ['x', 'y', '7']);
  });

  it('gives nothing for nothing', () => assert.deepEqual(textsOf(undefined), []));
});
