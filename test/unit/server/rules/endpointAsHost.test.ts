import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'url.endpoint-as-host';
const config = (endpoint: string) =>
  `{"api": {"baseUrl": "https://a.b/v2/"}, "config": {"jobs": [{"endpoint": ${endpoint}}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['an endpoint with a slash too many', config('«"//users"»'), /goes to "users"/],
      ['the same with a path', config('«"//users/1?a=b"»')],
      ['the endpoint of a login', '{"api": {"authentication": {"loginRequest": {"endpoint": «"//login"»}}}}'],
    ],
    isQuiet: [
      ['another host', config('"//eu.example.com/users"')],
      ['another port', config('"//server:8080/users"')],
      ['the own machine', config('"//localhost/users"')],
      ['one slash', config('"/users"')],
      ['slashes further on', config('"users//1"')],
      ['an endpoint that is being typed', '{"config": {"jobs": [{"endpoint": "//us'],
    ],
  });

  it('is said instead of the remark on whole addresses', async () => {
    await expectFindings(testService(), 'url.endpoint-loses-prefix', config('"//users"'));
    const found = await expectFindings(testService(), code, config('«"//users"»'));
    assert.equal(found.length, 1);
  });

  fixCases(code, { mends: [['Change to "users/1"', config('"//users/1"'), config('"users/1"')]] });
});
