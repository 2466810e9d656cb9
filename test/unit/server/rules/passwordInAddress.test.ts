import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'authentication.password-in-address';
const base = (baseUrl: string, more = '') =>
  `{"api": {"baseUrl": ${baseUrl}${more}}, "config": {"jobs": [{"endpoint": "a"}]}}`;
const endpoint = (address: string) =>
  `{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": ${address}}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a password in "baseUrl"', base('«"https://ada:x@a.b/"»'), /contains a password in plain text/],
      ['a password without a name', base('«"https://:x@a.b/"»')],
      ['in an endpoint that is a whole address', endpoint('«"http://ada:x@a.b/c"»')],
      [
        'in the endpoint of a login',
        base(
          '"https://a.b/"',
          ', "authentication": {"type": "login", "loginRequest": {"endpoint": «"https://ada:x@c.d/"»}}',
        ),
      ],
      ['in a document that is not finished', '{"api": {"baseUrl": «"https://ada:x@a.b/"», "pagination": {'],
    ],
    isQuiet: [
      ['an address without credentials', base('"https://a.b/"')],
      ['a name alone', base('"https://ada@a.b/"')],
      ['a password that is still empty', base('"https://ada:@a.b/"')],
      ['a port, and an @ further on', base('"https://a.b:8443/users/@me"')],
      ['an @ in the query of an endpoint', endpoint('"https://a.b/c?at=x:y@z"')],
      ['an address that is computed', base('{"attr": "address"}')],
      ['an address that is being typed', '{"api": {"baseUrl": "https://ada:x@a.b'],
      ['what is no address', endpoint('"a:b@c"')],
    ],
  });

  it('never repeats the password', async () => {
    const [found] = await expectFindings(testService(), code, base('«"https://ada:hunter2@a.b/"»'));
    assert.doesNotMatch(JSON.stringify(found), /hunter2/);
  });

  const config = (text: string) => `"config": {"jobs": [{"endpoint": "a"}]${text}}`;
  fixCases(code, {
    mends: [
      [
        'Move to basic authentication with "#password"',
        `{"api": {"baseUrl": "https://ada:p%40s:s@a.b/v1/"}, ${config('')}}`,
        `{"api": {"baseUrl": "https://a.b/v1/", "authentication": {"type": "basic"}}, ${config(', "username": "ada", "#password": "p@s:s"')}}`,
      ],
    ],
    leaves: [
      base('"https://:x@a.b/"'),
      base('"https://ada:x@a.b/"', ', "authentication": {"type": "query"}'),
      base('"https://ada:x@a.b/"', ', "http": {"headers": {"authorization": "Bearer"}}'),
      '{"api": {"baseUrl": "https://ada:x@a.b/"}, "config": {"#password": "y", "jobs": [{"endpoint": "a"}]}}',
      '{"api": {"baseUrl": "https://ada:x@a.b/"}, "config": {"jobs": [{"endpoint": "https://c.d/"}]}}',
      '{"api": {"baseUrl": "https://ada:x@a.b/"}, "config": {}}',
      endpoint('"https://ada:x@a.b/"'),
    ],
  });
});
