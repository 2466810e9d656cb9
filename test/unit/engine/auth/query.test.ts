import assert from 'node:assert/strict';
import { UserError } from '../../../../engine/core/errors.ts';
import { buildRequest } from '../../../../engine/core/request/buildRequest.ts';
import { targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';
import { Redactor } from '../../../../engine/core/secrecy/redactor.ts';
import { shownUrl } from '../../../../engine/core/secrecy/requestSecrets.ts';
import { jobWith } from '../../../support/walkScroller.ts';
import { firstProblem, problemsOf, readParts } from '../config/readParts.ts';
import { addressOf, authenticatedBy, authorized, base, failsWith, getOf } from './authorize.ts';

const byQuery = (query: object, config: object = {}) => authenticatedBy({ type: 'query', query }, config);
const sha1 = (...args: unknown[]) => ({ function: 'sha1', args });
const concat = (...args: unknown[]) => ({ function: 'concat', args });

describe('query authentication (authentication.md 3)', () => {
  it('authentication.md 3: the example', () => {
    const parts = byQuery({ key: { attr: '#k' }, sum: sha1({ query: 'q' }) }, { '#k': 'k3y' });
    // The sum is that of "a b".
    const sum = '7dbde93504122a707f849f2c12bdd9de71b41929';
    assert.equal(addressOf(parts, 'parcels?q=a+b'), `parcels?q=a%20b&key=k3y&sum=${sum}`);
  });

  // what it is about, the endpoint, query, the address
  const rows: [string, string, object, string][] = [
    ['new names are appended', 'parcels?a=1', { b: '2', c: '3' }, 'parcels?a=1&b=2&c=3'],
    ['an equal name is replaced in place', 'parcels?a=1&b=2', { a: '9' }, 'parcels?a=9&b=2'],
    ['… however often it occurs', 'parcels?a=1&b=2&a=3', { a: '9' }, 'parcels?a=9&b=2'],
    ['without a query of its own', 'parcels', { a: '1' }, 'parcels?a=1'],
    [
      'the whole query is encoded again: a space is %20, ~ stays',
      'parcels?q=a+b&t=%7E',
      { k: 'c d~' },
      'parcels?q=a%20b&t=~&k=c%20d~',
    ],
    ['a key without = stays without', 'parcels?flag&e=', { k: '1' }, 'parcels?flag&e=&k=1'],
    ['repeated keys stay repeated', 'parcels?a=2&a=1', { k: '1' }, 'parcels?a=2&a=1&k=1'],
    ['true is 1', 'parcels', { k: true }, 'parcels?k=1'],
    ['false is empty', 'parcels', { k: false }, 'parcels?k='],
    ['null is a bare name', 'parcels', { k: null }, 'parcels?k'],
    ['numbers', 'parcels', { k: 5, f: 1.5 }, 'parcels?k=5&f=1.5'],
    ['a list repeats the name', 'parcels', { k: ['a', 2] }, 'parcels?k=a&k=2'],
    [
      'a reference to the query of the request',
      'parcels?q=a+b%2Fc',
      { k: { query: 'q' } },
      'parcels?q=a%20b%2Fc&k=a%20b%2Fc',
    ],
    ['names as they are sent', 'parcels?ids%5B0%5D=7', { k: { query: 'ids[0]' } }, 'parcels?ids%5B0%5D=7&k=7'],
    [
      'a repeated name: name.0, name.1',
      'parcels?a=x&a=y',
      { k: concat({ query: 'a.0' }, { query: 'a.1' }) },
      'parcels?a=x&a=y&k=xy',
    ],
    ['an empty value can be referred to', 'parcels?a=', { k: { query: 'a' } }, 'parcels?a=&k='],
    ['method of the request', 'parcels', { k: { request: 'method' } }, 'parcels?k=GET'],
    ['host', 'parcels', { k: { request: 'hostname' } }, 'parcels?k=api.example.test'],
    ['port, when it is not written', 'parcels', { k: { request: 'port' } }, 'parcels?k=443'],
    ['path', 'parcels/7?x=1', { k: { request: 'path' } }, 'parcels/7?x=1&k=%2Fv2%2Fparcels%2F7'],
    ['query string', 'parcels?x=a+b', { k: { request: 'queryString' } }, 'parcels?x=a%20b&k=x%3Da%2Bb'],
    ['resource with a query', 'parcels?x=1', { k: { request: 'resource' } }, 'parcels?x=1&k=%2Fv2%2Fparcels%3Fx%3D1'],
    ['resource without', 'parcels', { k: { request: 'resource' } }, 'parcels?k=%2Fv2%2Fparcels'],
    [
      'url',
      'parcels?x=1',
      { k: { request: 'url' } },
      'parcels?x=1&k=https%3A%2F%2Fapi.example.test%2Fv2%2Fparcels%3Fx%3D1',
    ],
  ];
  for (const [title, endpoint, query, address] of rows) {
    it(`authentication.md 3: ${title}`, () => assert.equal(addressOf(byQuery(query), endpoint), address));
  }

  it('functions.md 2: the port of the request where it is written, and 80 for http', () => {
    const parts = byQuery({ k: { request: 'port' } });
    for (const [endpoint, port] of [
      ['https://api.example.test:8443/x', '8443'],
      ['http://api.example.test/x', '80'],
    ] as const)
      assert.match(targetUrl(authorized(parts, getOf(endpoint)).target), new RegExp(`k=${port}$`));
  });

  it('authentication.md 3: on POST and FORM the parameters go to the address too, and the body stays', () => {
    for (const [method, body] of [
      ['POST', '{"a":"b c"}'],
      ['FORM', 'a=b+c'],
    ] as const) {
      const request = buildRequest(jobWith({ a: 'b c' }, { method, endpoint: 'x?y=1' }), base, []);
      const sent = authorized(byQuery({ k: '1' }), request);
      assert.deepEqual([sent.method, targetUrl(sent.target), sent.body], ['POST', `${base}x?y=1&k=1`, body]);
      assert.deepEqual(sent.headers, request.headers);
    }
  });

  it('authentication.md 3: a reference to a parameter that the request lacks is a user error', () => {
    const parts = byQuery({ sum: sha1({ query: 'q' }) });
    assert.throws(
      () => addressOf(parts, 'parcels'),
      failsWith('function.unknown-reference', '/api/authentication/query/sum/args/0', /"q"/),
    );
  });

  it('authentication.md 11: an empty query is a user error', () => {
    for (const query of [undefined, {}, [], null])
      assert.match(
        firstProblem(authenticatedBy({ type: 'query', query })) ?? '',
        /^\S+ \/api\/authentication(\/query)?$/,
      );
  });

  it('authentication.md 3: a value that stays an object is a user error', () =>
    assert.throws(() => addressOf(byQuery({ k: { a: 'b', c: 'd' } }), 'x'), UserError));

  it('authentication.md 3: what is known to be wrong is said before the run', () => {
    const wrong: [object, string][] = [
      [{ k: { attr: 'missing' } }, 'function.unknown-reference /api/authentication/query/k'],
      [{ k: { time: 'currentStart' } }, 'function.context-not-here /api/authentication/query/k'],
      [{ k: sha1({ response: 'x' }) }, 'function.context-not-here /api/authentication/query/k/args/0'],
      [{ k: sha1() }, 'function.'],
    ];
    for (const [query, problem] of wrong)
      assert.ok(firstProblem(byQuery(query))?.startsWith(problem), JSON.stringify(query));
  });

  it('authentication.md 3: what was added is never shown', () => {
    const sent = authorized(byQuery({ key: { attr: '#k' } }, { '#k': 'k3y' }), getOf('parcels?q=a&key=old'));
    assert.equal(shownUrl(sent, new Redactor([])), `${base}parcels?q=a&key=•••`);
  });
});

describe('the former forms of query authentication (authentication.md 3)', () => {
  const warningsOf = (api: object) => readParts({ api }).warnings.map(({ pointer }) => pointer);

  it('authentication.md 3: "url.query" is "query" with a deprecation warning', () => {
    const authentication = { type: 'url.query', query: { k: '1' } };
    assert.equal(addressOf({ api: { authentication } }, 'parcels'), 'parcels?k=1');
    assert.deepEqual(warningsOf({ authentication }), ['/api/authentication/type']);
  });

  for (const type of ['query', 'url.query']) {
    it(`authentication.md 3: with "${type}", api.query is used where authentication.query is empty, with another warning`, () => {
      for (const query of [undefined, {}, []]) {
        const api = { authentication: { type, query }, query: { k: '1' } };
        assert.equal(addressOf({ api }, 'parcels'), 'parcels?k=1');
        assert.equal(warningsOf(api).length, type === 'query' ? 1 : 2);
      }
    });
  }

  it('authentication.md 3: api.query is not used beside authentication.query, nor without the type', () => {
    const query = { k: 'new' };
    assert.equal(addressOf({ api: { authentication: { type: 'query', query }, query: { o: 'old' } } }, 'x'), 'x?k=new');
    assert.equal(addressOf({ api: { query: { o: 'old' } } }, 'x'), 'x');
    assert.deepEqual(problemsOf({ api: { query: { o: { attr: 'missing' } } } }), []);
  });
});
