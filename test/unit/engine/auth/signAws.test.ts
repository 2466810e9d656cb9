import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { signAws } from '../../../../engine/core/auth/signAws.ts';
import type { HttpRequest } from '../../../../engine/core/request/httpRequest.ts';
import { resolveEndpoint, targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';

const credentials = {
  accessKeyId: 'AKIDPARCEL',
  secretKey: 's3cr3t/KEY',
  service: 'execute-api',
  region: 'eu-central-1',
};
const now = Date.UTC(2017, 6, 14, 2, 40, 0);
const host = 'https://api.example.test';

function get(address: string, headers: [string, string | string[]][] = []): HttpRequest {
  return { method: 'GET', target: resolveEndpoint(host, address), headers: new Map(headers) };
}

function post(address: string, headers: [string, string][], body: string): HttpRequest {
  return { ...get(address, headers), method: 'POST', body };
}

function authorizationOf(request: HttpRequest): string {
  return String(signAws(request, credentials, now).headers.get('Authorization'));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The header that belongs to a canonical request; the requests below are written out by hand. */
function headerOf(canonical: string[], { service, region, secretKey, accessKeyId } = credentials): string {
  const names = canonical.at(-2);
  const scope = `20170714/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', '20170714T024000Z', scope, sha256(canonical.join('\n'))].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((k, part) => hmac(k, part), `AWS4${secretKey}`);
  const signature = hmac(key, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

const date = 'x-amz-date:20170714T024000Z';
const own = ['host:api.example.test', date, '', 'host;x-amz-date'];
const noBody = sha256('');

describe('signAws (authentication.md 9)', () => {
  const checked = ['GET', '/v2/parcels', 'q=a%20b&size=3', 'host:api.example.test', date, 'x-tenant:t1', ''];
  const canonicalCheck = [...checked, 'host;x-amz-date;x-tenant', noBody];

  it('check value: the canonical request', () => {
    const wanted = 'c632be68c215bbf4cb5d176318c72912cb7fa98ec7fb9e86c3581760da2e3d06';
    assert.equal(sha256(canonicalCheck.join('\n')), wanted);
  });

  it('check value: the header', () => {
    const wanted =
      'AWS4-HMAC-SHA256 Credential=AKIDPARCEL/20170714/eu-central-1/execute-api/aws4_request, ' +
      'SignedHeaders=host;x-amz-date;x-tenant, ' +
      'Signature=671781c1281536eaa855a6d908f07bc24dd765d0dd45a530b5f739496f6a68bc';
    assert.equal(headerOf(canonicalCheck), wanted);
    assert.equal(authorizationOf(get('/v2/parcels?size=3&q=a%20b', [['X-Tenant', 't1']])), wanted);
  });

  // what it is about, the request, its canonical form
  const rows: [string, HttpRequest, string[]][] = [
    ['nothing but a path', get('/v2/parcels'), ['GET', '/v2/parcels', '', ...own, noBody]],
    ['the root', get('/'), ['GET', '/', '', ...own, noBody]],
    [
      'the path is encoded once more, its slashes kept',
      get("/a%20b/o'c$/ž/"),
      ['GET', '/a%2520b/o%27c%24/%25C5%25BE/', '', ...own, noBody],
    ],
    ['the query is sorted by name', get('/p?b=1&a=2&B=3'), ['GET', '/p', 'B=3&a=2&b=1', ...own, noBody]],
    ['values of one name are sorted', get('/p?k=2&j=0&k=1'), ['GET', '/p', 'j=0&k=1&k=2', ...own, noBody]],
    [
      'a name without a value is signed with an empty one',
      get('/p?flag&e='),
      ['GET', '/p', 'e=&flag=', ...own, noBody],
    ],
    ['form encoding is written strictly', get('/p?q=a+b~%7E!'), ['GET', '/p', 'q=a%20b~~%21', ...own, noBody]],
    [
      'a body is signed by its hash, its content type is not signed',
      post('/p', [['Content-Type', 'application/json']], '{"ž":1}'),
      ['POST', '/p', '', ...own, sha256('{"ž":1}')],
    ],
    [
      'white space in headers is collapsed',
      get('/p', [['X-Note', '  a   b\tc ']]),
      ['GET', '/p', '', 'host:api.example.test', date, 'x-note:a b c', '', 'host;x-amz-date;x-note', noBody],
    ],
    [
      'several values of a header are joined',
      get('/p', [['X-Tags', ['b', 'a ']]]),
      ['GET', '/p', '', 'host:api.example.test', date, 'x-tags:b,a', '', 'host;x-amz-date;x-tags', noBody],
    ],
    [
      'headers are sorted by their name in lower case',
      get('/p', [
        ['X-B', '2'],
        ['x-a', '1'],
        ['Accept-Language', 'cs'],
      ]),
      [
        'GET',
        '/p',
        '',
        'accept-language:cs',
        'host:api.example.test',
        'x-a:1',
        date,
        'x-b:2',
        '',
        'accept-language;host;x-a;x-amz-date;x-b',
        noBody,
      ],
    ],
    [
      'a port that is not the usual one belongs to the host',
      get('https://api.example.test:8443/p'),
      ['GET', '/p', '', 'host:api.example.test:8443', date, '', 'host;x-amz-date', noBody],
    ],
    [
      'a configured Host header is the one that is signed',
      get('/p', [['Host', 'inner.example.test']]),
      ['GET', '/p', '', 'host:inner.example.test', date, '', 'host;x-amz-date', noBody],
    ],
    [
      'headers the library would leave out by itself are signed',
      get('/p', [
        ['Connection', 'close'],
        ['Presigned-Expires', '1'],
      ]),
      [
        'GET',
        '/p',
        '',
        'connection:close',
        'host:api.example.test',
        'presigned-expires:1',
        date,
        '',
        'connection;host;presigned-expires;x-amz-date',
        noBody,
      ],
    ],
    [
      'a configured body hash is signed in place of the computed one',
      get('/p', [['x-amz-Content-Sha256', 'UNSIGNED-PAYLOAD']]),
      [
        'GET',
        '/p',
        '',
        'host:api.example.test',
        'x-amz-content-sha256:UNSIGNED-PAYLOAD',
        date,
        '',
        'host;x-amz-content-sha256;x-amz-date',
        'UNSIGNED-PAYLOAD',
      ],
    ],
  ];
  for (const [title, request, canonical] of rows) {
    it(title, () => assert.equal(authorizationOf(request), headerOf(canonical)));
  }

  const unsigned = [
    'Cache-Control',
    'Content-Type',
    'Content-Length',
    'Expect',
    'Max-Forwards',
    'Pragma',
    'Range',
    'TE',
    'If-Match',
    'If-None-Match',
    'If-Modified-Since',
    'If-Unmodified-Since',
    'If-Range',
    'Accept',
    'Authorization',
    'Proxy-Authorization',
    'From',
    'Referer',
    'User-Agent',
    'X-Amz-User-Agent',
    'X-Amzn-Trace-Id',
    'AWS-SDK-Invocation-Id',
    'AWS-SDK-Retry',
  ];
  for (const name of unsigned) {
    it(`${name} is not signed`, () => {
      const bare = ['GET', '/p', '', ...own, noBody];
      assert.equal(authorizationOf(get('/p', [[name, 'x']])), headerOf(bare));
    });
  }

  it('replaces a date and an authorization of any letter case, and keeps the other headers', () => {
    const before: [string, string][] = [
      ['x-amz-date', 'old'],
      ['DATE', 'old'],
      ['authorization', 'Basic eA=='],
      ['User-Agent', 'x'],
    ];
    const { headers } = signAws(get('/p', before), credentials, now);
    assert.deepEqual([...headers.keys()], ['User-Agent', 'X-Amz-Date', 'Authorization']);
    assert.equal(headers.get('X-Amz-Date'), '20170714T024000Z');
    assert.equal(headers.get('Authorization'), headerOf(['GET', '/p', '', ...own, noBody]));
  });

  it('sends the query as it was signed, in its own order', () => {
    const request = get('/p?q=a+b&flag&k=2&k=1');
    assert.equal(targetUrl(signAws(request, credentials, now).target), `${host}/p?q=a%20b&flag&k=2&k=1`);
    assert.equal(request.target.query, 'q=a+b&flag&k=2&k=1', 'the request given is not changed');
  });

  it('adds nothing but the two headers, for S3 and with a body too', () => {
    const request = post('/p', [], 'x');
    const { headers } = signAws(request, { ...credentials, service: 's3' }, now);
    assert.deepEqual([...headers.keys()], ['X-Amz-Date', 'Authorization']);
  });

  it('drops the milliseconds of the time', () => {
    assert.equal(signAws(get('/p'), credentials, now + 999).headers.get('X-Amz-Date'), '20170714T024000Z');
  });
});
