import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const config = (endpoint: string, base = 'https://api.example.com/v2/') =>
  `{"api": {"baseUrl": "${base}"}, "config": {"jobs": [{"endpoint": ${endpoint}}]}}`;

describe('url.endpoint-loses-prefix', () => {
  ruleCases('url.endpoint-loses-prefix', {
    service: testService,
    speaks: [
      [
        'an endpoint that begins with a slash',
        config('«"/users"»'),
        /resolves to https:\/\/api\.example\.com\/users, without the "\/v2\/"/,
      ],
      ['the same below a base without a slash at its end', config('«"/users"»', 'https://api.example.com/v2')],
      ['another version of the same API', config('«"/v1/users"»')],
      ['a path that only begins alike', config('«"/v2x/users"»')],
      ['a whole address on another host', config('«"https://eu.example.com/users"»'), /whole address/],
      ['a whole address on the same host', config('«"https://api.example.com/users"»')],
      ['an address without its scheme', config('«"//eu.example.com/users"»')],
      [
        'the endpoint of a scroll request',
        '{"api": {"baseUrl": "https://a.b/v2/", "pagination": {"method": "response.param", "scrollRequest": {"endpoint": «"/scroll"»}}}}',
      ],
      [
        'the endpoint of a login',
        '{"api": {"baseUrl": "https://a.b/v2/", "authentication": {"loginRequest": {"endpoint": «"/login"»}}}}',
      ],
      [
        'the endpoint of a child job',
        '{"api": {"baseUrl": "https://a.b/v2/"}, "config": {"jobs": [{"endpoint": "a", "children": [{"endpoint": «"/b/{id}"»}]}]}}',
      ],
    ],
    isQuiet: [
      ['a relative endpoint', config('"users"')],
      ['a base without a prefix', config('"/users"', 'https://api.example.com/')],
      ['an endpoint that writes the prefix itself', config('"/v2/users"')],
      ['a whole address below the base', config('"https://api.example.com/v2/users"')],
      ['a step up, which is meant so', config('"../v1/users"')],
      ['a base that is computed', '{"api": {"baseUrl": {"attr": "x"}}, "config": {"jobs": [{"endpoint": "/a"}]}}'],
      [
        'an endpoint that is being typed',
        '{"api": {"baseUrl": "https://a.b/v2/"}, "config": {"jobs": [{"endpoint": "/us',
      ],
    ],
  });

  it('is a remark for a slash and a hint for a whole address', async () => {
    const service = testService();
    const [slash] = await expectFindings(service, 'url.endpoint-loses-prefix', config('«"/users"»'));
    const [whole] = await expectFindings(service, 'url.endpoint-loses-prefix', config('«"https://b.c/users"»'));
    assert.deepEqual([slash?.severity, whole?.severity], [3, 4]);
  });
});
