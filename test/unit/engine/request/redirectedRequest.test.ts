import assert from 'node:assert/strict';
import type { HttpRequest } from '../../../../engine/core/request/httpRequest.ts';
import { redirectedRequest } from '../../../../engine/core/request/redirectedRequest.ts';
import { resolveEndpoint, targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';

const posted: HttpRequest = {
  method: 'POST',
  target: resolveEndpoint('http://api.example.test/v2/', 'a/b?x=1'),
  headers: new Map([['X-Key', 'k']]),
  body: '{}',
};
const answer = (status: number, location?: string) => ({
  status,
  headers: new Map(location === undefined ? [] : [['location', location]]),
  body: new Uint8Array(),
});

describe('redirectedRequest', () => {
  // status, location, method, address (jobs.md 7.3)
  const rows: [number, string, string, string][] = [
    [301, '/c', 'GET', 'http://api.example.test/c'],
    [302, 'c?y=2', 'GET', 'http://api.example.test/v2/a/c?y=2'],
    [303, '../c', 'GET', 'http://api.example.test/v2/c'],
    [307, 'c', 'POST', 'http://api.example.test/v2/a/c'],
    [308, 'http://api.example.test/d', 'POST', 'http://api.example.test/d'],
  ];
  for (const [status, location, method, address] of rows) {
    it(`${status} to ${location}: ${method} ${address}`, () => {
      const next = redirectedRequest(posted, answer(status, location));
      assert.equal(next?.method, method);
      assert.equal(next && targetUrl(next.target), address);
      assert.equal(next?.body, method === 'POST' ? '{}' : undefined);
      assert.equal(next?.headers.get('X-Key'), 'k');
    });
  }

  it('carries no configured header to another origin', () => {
    for (const elsewhere of [
      'https://api.example.test/v2/',
      'http://other.example.test/',
      'http://api.example.test:81/',
    ]) {
      assert.equal(redirectedRequest(posted, answer(302, elsewhere))?.headers.size, 0);
    }
  });

  it('is no redirect without a location or outside 300 to 399', () => {
    assert.equal(redirectedRequest(posted, answer(304)), undefined);
    assert.equal(redirectedRequest(posted, answer(201, '/made')), undefined);
  });
});
