import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { signOauth10 } from '../../../../engine/core/auth/signOauth10.ts';
import { buildRequest } from '../../../../engine/core/request/buildRequest.ts';
import type { HttpRequest } from '../../../../engine/core/request/httpRequest.ts';
import { resolveEndpoint } from '../../../../engine/core/request/resolveEndpoint.ts';

const credentials = { consumerKey: 'ck-7', consumerSecret: 'cs/secret', token: 'tk 1', tokenSecret: 'ts&x' };
const moment = { nonce: 'n0nce', timestamp: 1500000000 };
const form: [string, string][] = [['Content-Type', 'application/x-www-form-urlencoded']];
const json: [string, string][] = [['Content-Type', 'application/json']];

function get(url: string, headers: [string, string | string[]][] = []): HttpRequest {
  return { method: 'GET', target: resolveEndpoint(url, url), headers: new Map(headers) };
}

function post(url: string, headers: [string, string | string[]][], body: string): HttpRequest {
  return { ...get(url, headers), method: 'POST', body };
}

function authorizationOf(request: HttpRequest): string {
  return String(signOauth10(request, credentials, moment).headers.get('Authorization'));
}

function signatureOf(request: HttpRequest): string {
  return decodeURIComponent(/oauth_signature="([^"]*)"/.exec(authorizationOf(request))?.[1] ?? '');
}

/** The signature of a base text; the texts below are written out by hand. */
function signed(base: string): string {
  return createHmac('sha1', 'cs%2Fsecret&ts%26x').update(base).digest('base64');
}

const oauth =
  'oauth_consumer_key%3Dck-7%26oauth_nonce%3Dn0nce%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D1500000000' +
  '%26oauth_token%3Dtk%25201%26oauth_version%3D1.0';
const parcels = 'https%3A%2F%2Fapi.example.test%2Fv2%2Fparcels';
const url = 'https://api.example.test/v2/parcels';

describe('signOauth10 (authentication.md 5)', () => {
  const checkValues: [string, HttpRequest, string][] = [
    ['a query', get(`${url}?size=3&q=a+b&ids%5B0%5D=9`), 'GpmjOnD5tg9bjku2BU2ljLnaC0o='],
    ['a form body', post(url, form, 'size=3&q=a+b'), '7axSkIHXWu7m4B+S0IxxC+3HXOw='],
    [
      'a JSON body, another port',
      post('https://api.example.test:8443/v2/parcels', json, '{"q":1}'),
      '7q8BM+6WEL599QvMVQ2PflVmLMU=',
    ],
  ];
  for (const [title, request, signature] of checkValues) {
    it(`check value: ${title}`, () => assert.equal(signatureOf(request), signature));
  }

  // what it is about, the request, the text that is signed
  const baseTexts: [string, HttpRequest, string][] = [
    [
      'the base text of the reference',
      post(url, form, 'size=3&q=a+b'),
      `POST&${parcels}&${oauth}%26q%3Da%2520b%26size%3D3`,
    ],
    ['a request without parameters', get(url), `GET&${parcels}&${oauth}`],
    ['the default port is dropped', get('https://api.example.test:443/v2/parcels'), `GET&${parcels}&${oauth}`],
    [
      'an escaped path is escaped once more',
      get('https://api.example.test/a%20b'),
      `GET&https%3A%2F%2Fapi.example.test%2Fa%2520b&${oauth}`,
    ],
    [
      'a repeated name is signed as a list, in its order',
      get(`${url}?z=2&z=1`),
      `GET&${parcels}&${oauth}%26z%255B0%255D%3D2%26z%255B1%255D%3D1`,
    ],
    [
      'names are sorted by their bytes before they are encoded',
      get(`${url}?pa%5B0%5D=1&paZ=2&p%C5%BE=3`),
      `GET&${parcels}&${oauth}%26paZ%3D2%26pa%255B0%255D%3D1%26p%25C5%25BE%3D3`,
    ],
    ['a name before "oauth" comes before', get(`${url}?a=1`), `GET&${parcels}&a%3D1%26${oauth}`],
    [
      'the form wins over an equal name of the query',
      post(`${url}?q=query`, form, 'q=form'),
      `POST&${parcels}&${oauth}%26q%3Dform`,
    ],
    [
      'the OAuth value wins over equal names of query and form',
      post(`${url}?oauth_nonce=mine`, form, 'oauth_token=mine'),
      `POST&${parcels}&${oauth}`,
    ],
    ['a name without a value', get(`${url}?s`), `GET&${parcels}&${oauth}%26s%3D`],
    [
      'a form body under another content type is not signed',
      post(url, [['Content-Type', 'application/x-www-form-urlencoded; charset=utf-8']], 'q=1'),
      `POST&${parcels}&${oauth}`,
    ],
    [
      'the name of the content type may have any letter case',
      post(url, [['content-type', 'application/x-www-form-urlencoded']], 'q=1'),
      `POST&${parcels}&${oauth}%26q%3D1`,
    ],
  ];
  for (const [title, request, base] of baseTexts) {
    it(title, () => assert.equal(signatureOf(request), signed(base)));
  }

  it('writes the parameters into the header, sorted and encoded', () => {
    assert.equal(
      authorizationOf(post(url, form, 'size=3&q=a+b')),
      'OAuth oauth_consumer_key="ck-7", oauth_nonce="n0nce", oauth_signature="7axSkIHXWu7m4B%2BS0IxxC%2B3HXOw%3D", ' +
        'oauth_signature_method="HMAC-SHA1", oauth_timestamp="1500000000", oauth_token="tk%201", oauth_version="1.0"',
    );
  });

  it('replaces an Authorization header of any letter case and keeps everything else', () => {
    const request = get(`${url}?q=a+b`, [
      ['authorization', 'Basic eA=='],
      ['X-Tenant', 't1'],
    ]);
    const result = signOauth10(request, credentials, moment);
    assert.deepEqual([...result.headers.keys()], ['X-Tenant', 'Authorization']);
    assert.deepEqual(result.target, request.target);
    assert.equal(request.headers.get('authorization'), 'Basic eA==', 'the request given is not changed');
  });

  it('signs what the engine builds: parameters of a FORM job', () => {
    const job = { endpoint: 'parcels', method: 'FORM' as const, params: { size: 3, q: 'a b' }, headers: {} };
    assert.equal(signatureOf(buildRequest(job, 'https://api.example.test/v2/', [])), '7axSkIHXWu7m4B+S0IxxC+3HXOw=');
  });

  it('takes keys that are no well-formed text', () => {
    const broken = { ...credentials, consumerKey: 'a\ud83d' };
    const header = signOauth10(get(url), broken, moment).headers.get('Authorization');
    assert.match(String(header), /oauth_consumer_key="a%EF%BF%BD"/);
  });

  it('gives the same for the same moment and something else for another', () => {
    const request = get(url);
    assert.equal(authorizationOf(request), authorizationOf(request));
    const later = signOauth10(request, credentials, { ...moment, nonce: 'other' }).headers.get('Authorization');
    assert.notEqual(later, authorizationOf(request));
  });
});
