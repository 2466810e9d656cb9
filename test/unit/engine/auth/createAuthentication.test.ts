import assert from 'node:assert/strict';
import { firstProblem, problemsOf, readParts } from '../config/readParts.ts';
import { addressOf, authenticatedBy, authorized, getOf, headersOf } from './authorize.ts';

describe('the type of authentication (authentication.md 1)', () => {
  for (const authentication of [undefined, null, {}, [], { type: '' }, { type: null }, { query: { a: 'b' } }]) {
    it(`authentication.md 1: ${JSON.stringify(authentication) ?? 'nothing'} is no authentication`, () => {
      const parts = { api: { authentication } };
      assert.deepEqual(headersOf(parts), {});
      assert.equal(addressOf(parts, 'parcels?q=a+b'), 'parcels?q=a+b');
    });
  }

  for (const type of ['bearer', 'api-key', 'oauth2', 'Basic', 'oauth', 'custom']) {
    it(`authentication.md 1 and 11: the unknown type "${type}" is a user error`, () => {
      const [problem] = problemsOf({ api: { authentication: { type } } });
      assert.equal(problem?.pointer, '/parameters/api/authentication/type');
      assert.match(problem?.message ?? '', new RegExp(`"${type}"`));
    });
  }

  for (const type of [5, true, ['basic'], { a: 1 }]) {
    it(`authentication.md 1: a type of ${JSON.stringify(type)} is a user error`, () =>
      assert.match(firstProblem({ api: { authentication: { type } } }) ?? '', / \/api\/authentication\/type$/));
  }

  it('authentication.md 1: it replaces headers of the same name, letter case ignored, and keeps the others', () => {
    const request = getOf('parcels');
    request.headers.set('authorization', 'old').set('X-A', 'a');
    const parts = authenticatedBy({ type: 'basic' }, { username: 'ada', password: 'secret' });
    assert.deepEqual(
      [...authorized(parts, request).headers],
      [
        ['X-A', 'a'],
        ['Authorization', `Basic ${btoa('ada:secret')}`],
      ],
    );
  });

  it('authentication.md 1: the request that it was given stays as it was: each attempt begins anew', () => {
    const request = getOf('parcels?x=1');
    const before = JSON.stringify([request, [...request.headers]]);
    authorized(authenticatedBy({ type: 'query', query: { x: '2' } }), request);
    authorized(authenticatedBy({ type: 'basic' }, { username: 'a', password: 'b' }), request);
    assert.equal(JSON.stringify([request, [...request.headers]]), before);
  });

  it('authentication.md 1: time stamps and nonces are those of the attempt', () => {
    const parts = authenticatedBy({ type: 'query', query: { at: { function: 'time' } } });
    assert.equal(addressOf(parts, 'parcels', { now: 5999 }), 'parcels?at=5');
    assert.equal(addressOf(parts, 'parcels', { now: 6000 }), 'parcels?at=6');
  });

  it('authentication.md 10: __AUTH_METHOD is a hint for forms only: a run ignores it', () => {
    for (const method of ['basic', 'bearer', 'custom', 'nonsense', 5])
      assert.deepEqual(headersOf({ config: { __AUTH_METHOD: method } }), {});
  });
});

describe('client credentials, bearer and API key (authentication.md 8)', () => {
  // These are templates over headers and default parameters, which the configuration computes for every request.
  const concat = (...args: unknown[]) => ({ function: 'concat', args });

  it('authentication.md 8: a bearer token is a header of the api', () => {
    const { iterations, secrets } = readParts({
      api: { http: { headers: { Authorization: concat('Bearer ', { attr: '#__BEARER_TOKEN' }) } } },
      config: { __AUTH_METHOD: 'bearer', '#__BEARER_TOKEN': 't0ken' },
    });
    assert.deepEqual(iterations[0]?.headers[0], { Authorization: 'Bearer t0ken' });
    assert.ok(secrets.includes('Bearer t0ken'));
  });

  it('authentication.md 8: an API key is a header, or by our decision a default parameter', () => {
    const key = { attr: '#__AUTH_TOKEN' };
    const { iterations } = readParts({
      api: { http: { headers: { 'X-Key': key }, defaultOptions: { params: { key } } } },
      config: { __AUTH_METHOD: 'api-key', '#__AUTH_TOKEN': 'k3y' },
    });
    assert.deepEqual(iterations[0]?.headers[0], { 'X-Key': 'k3y' });
    assert.deepEqual(iterations[0]?.defaultParams, { key: 'k3y' });
  });
});
