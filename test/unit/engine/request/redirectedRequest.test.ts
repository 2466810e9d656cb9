import assert from 'node:assert/strict';
import type { HttpRequest } from '../../../../engine/core/request/httpRequest.ts';
import { redirectedRequest } from '../../../../engine/core/request/redirectedRequest.ts';
import { resolveEndpoint, targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';

const posted: HttpRequest = {
  method: 'POST',
  target: resolveEndpoint('http://api.example.test/v2/', 'a/b?x=1'),
  headers: new Map([
    ['X-Key', 'k'],
    ['Content-Type', 'application/json'],
  ]),
  body: '{}',
};
const answer = (status: number, location?: string) => ({
  status,
  headers: new Map(location === undefined ? [] : [['location', location]]),
  body: new Uint8Array(),
});

describe('redirectedRequest', () => {
  // status, location, method, address (`docs/format/jobs.md#73-redirects`)
  const rows: [number, string, string, string][] = [
    [301, '/c', 'GET', 'http://api.example.test/c'],
    [302, 'c?y=2', 'GET', 'http://api.example.test/v2/a/c?y=2'],
    [303, '../c', 'GET', 'http://api.example.test/v2/c'],
    [307, 'c', 'POST', 'http://api.example.test/v2/a/c'],
    [308, 'http://api.example.test/d', 'POST', 'http://api.example.test/d'],
    [300, '//api.example.test/e', 'GET', 'http://api.example.test/e'],
    [302, '?y=2', 'GET', 'http://api.example.test/v2/a/b?y=2'],
    [302, '/c#part', 'GET', 'http://api.example.test/c'],
  ];
  for (const [status, location, method, address] of rows) {
    it(`jobs.md 7.3: ${status} to ${location}: ${method} ${address}`, () => {
      const next = redirectedRequest(posted, answer(status, location));
      assert.equal(next?.method, method);
      assert.equal(next && targetUrl(next.target), address);
      assert.equal(next?.body, method === 'POST' ? '{}' : undefined);
      assert.equal(next?.headers.get('X-Key'), 'k');
      assert.equal(next?.headers.get('Content-Type'), 'application/json');
    });
  }

  it('jobs.md 7.3: carries no configured header to another origin, but the content type', () => {
    for (const elsewhere of [
      'https://api.example.test/v2/',
      'http://other.example.test/',
      'http://api.example.test:81/',
    ]) {
      for (const status of [302, 307]) {
        const next = redirectedRequest(posted, answer(status, elsewhere));
        assert.deepEqual([...(next?.headers ?? [])], [['Content-Type', 'application/json']]);
      }
    }
  });

  it('jobs.md 7.3: any status from 300 to 399 with a location is one', () => {
    for (const status of [300, 304, 305, 399])
      assert.equal(redirectedRequest(posted, answer(status, '/c'))?.method, 'GET');
    for (const status of [200, 299, 400]) assert.equal(redirectedRequest(posted, answer(status, '/c')), undefined);
  });

  it('jobs.md 7.3: is no redirect without a location or outside 300 to 399', () => {
    assert.equal(redirectedRequest(posted, answer(304)), undefined);
    assert.equal(redirectedRequest(posted, answer(201, '/made')), undefined);
  });
});
