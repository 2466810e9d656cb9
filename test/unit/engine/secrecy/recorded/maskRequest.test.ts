import assert from 'node:assert/strict';
import type { HttpRequest } from '../../../../../engine/core/request/httpRequest.ts';
import { maskAgain, maskRequest } from '../../../../../engine/core/secrecy/recorded/maskRequest.ts';
import { SecretMask } from '../../../../../engine/core/secrecy/recorded/secretMask.ts';

const secrets = new Map([
  ['token', 's3cret/token'],
  ['pin', '12'],
  ['number', '987654'],
]);
const mask = new SecretMask(secrets, new Set([...secrets.values(), 'computed-secret']));

function request(address: string, more: Partial<HttpRequest> = {}): HttpRequest {
  const [path = '', query = ''] = address.split('?');
  return { method: 'GET', target: { origin: 'https://api.test', path, query }, headers: new Map(), ...more };
}
const urlOf = (address: string, more?: Partial<HttpRequest>) =>
  maskRequest(request(address, more), mask).url.replace('https://api.test', '');
const bodyOf = (body: string, more?: Partial<HttpRequest>) =>
  maskRequest(request('/x', { method: 'POST', body, ...more }), mask).body;

describe('a request without secrets', () => {
  // title, address, masked
  const addresses: [string, string, string][] = [
    ['stays as it is where it has none', '/users?page=2&q=a+b', '/users?page=2&q=a+b'],
    [
      'has no secret in the query, encoded or not',
      '/u?k=s3cret%2Ftoken&l=s3cret%2ftoken',
      '/u?k=__MASKED__&l=__MASKED__',
    ],
    ['has no secret in the path, over several segments too', '/v1/s3cret/token/u', '/v1/__MASKED__/u'],
    ['has no short secret that is a whole parameter', '/u?pin=12&page=123', '/u?pin=__MASKED__&page=123'],
    ['has no short secret that is a whole segment', '/12/u12', '/__MASKED__/u12'],
    [
      'has no parameter that carries a credential by its name',
      '/u?API_KEY=x&access_token=y&page_token=z',
      '/u?API_KEY=__MASKED__&access_token=__MASKED__&page_token=z',
    ],
    ['keeps a name without a value', '/u?api_key&a=', '/u?api_key&a='],
    [
      'has no session that is known for a secret',
      '/u?session=12&sid=computed-secret',
      '/u?session=__MASKED__&sid=__MASKED__',
    ],
    ['keeps one that is not, for requests are told apart by it', '/u?session=34', '/u?session=34'],
    ['… unless it is marked', '/u?%23session=34&a%5B%23sid%5D=5', '/u?%23session=__MASKED__&a%5B%23sid%5D=__MASKED__'],
  ];
  for (const [title, address, masked] of addresses) it(title, () => assert.equal(urlOf(address), masked));

  it('has none of the parameters that its authentication added', () => {
    assert.equal(
      urlOf('/u?sig%5B0%5D=1&page=2', { hiddenQuery: new Set(['sig[0]']) }),
      '/u?sig%5B%5D=__MASKED__&page=2',
    );
  });

  it('has one value for a list of hidden ones, however many there are', () => {
    const hiddenQuery = new Set(['p[0]', 'p[1]']);
    assert.equal(urlOf('/u?p%5B0%5D=1&p%5B1%5D=2', { hiddenQuery }), '/u?p%5B%5D=__MASKED__');
    assert.equal(urlOf('/u?p%5B0%5D=1', { hiddenQuery }), '/u?p%5B%5D=__MASKED__');
  });

  it('has no headers', () => {
    const headers = new Map([['Authorization', 'Bearer s3cret/token']]);
    assert.deepEqual(maskRequest(request('/u', { headers }), mask), { method: 'GET', url: 'https://api.test/u' });
  });

  // title, body, masked
  const bodies: [string, string, unknown][] = [
    ['as JSON, in texts and keys', '{"q":"a s3cret/token b","s3cret/token":1}', { q: 'a __MASKED__ b', __MASKED__: 1 }],
    [
      'as JSON, whole texts and numbers',
      '{"pin":"12","page":12,"n":987654,"m":9876541}',
      { pin: '__MASKED__', page: '__MASKED__', n: '__MASKED__', m: 9876541 },
    ],
    [
      'as JSON, below a key that names a credential',
      '{"password":{"old":"x","new":["y"]},"#k":"z","a":true}',
      { password: { old: '__MASKED__', new: ['__MASKED__'] }, '#k': '__MASKED__', a: true },
    ],
    [
      'as JSON, below a session',
      '{"session":{"api_key":"x","id":"y"}}',
      { session: { api_key: '__MASKED__', id: 'y' } },
    ],
    ['as a form', 'a=b&k=s3cret%2Ftoken&pin=12&password=x', 'a=b&k=__MASKED__&pin=__MASKED__&password=__MASKED__'],
    ['as text', 'computed-secret', '__MASKED__'],
    ['as JSON that is broken', '{"k":"s3cret/token"', '{"k":"__MASKED__"'],
  ];
  for (const [title, body, masked] of bodies)
    it(`has none in its body: ${title}`, () => assert.deepEqual(bodyOf(body), masked));

  it('has no value at all where it logs in', () => {
    const login = { expiryPath: undefined };
    assert.equal(urlOf('/login?user=ann&page=2', { login }), '/login?user=__MASKED__&page=__MASKED__');
    assert.deepEqual(bodyOf('{"user":"ann","n":1,"keep":true,"no":null}', { login }), {
      user: '__MASKED__',
      n: '__MASKED__',
      keep: true,
      no: null,
    });
    assert.equal(bodyOf('user=ann&pass=x', { login }), 'user=__MASKED__&pass=__MASKED__');
  });

  it('is the same when it is masked again, and loses what has become a secret since', () => {
    const recorded = maskRequest(
      request('/u?k=s3cret%2Ftoken&new=ann', { method: 'POST', body: '{"new":"ann"}' }),
      mask,
    );
    assert.deepEqual(maskAgain(recorded, mask), recorded);
    const later = new SecretMask(new Map([['new', 'ann']]), new Set(['ann']));
    assert.deepEqual(maskAgain(recorded, later), {
      method: 'POST',
      url: 'https://api.test/u?k=__MASKED__&new=__MASKED__',
      body: { new: '__MASKED__' },
    });
  });
});
