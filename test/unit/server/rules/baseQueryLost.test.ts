import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'url.base-query-lost';
const base = (text: string) => `{"api": {"baseUrl": ${text}}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a query', base('«"https://a.b/v2/?key=1"»'), /"\?key=1".*"http\.defaultOptions\.params"/],
      ...['key', 'token', 'api_key', 'sig'].map((name): [string, string, RegExp] => [
        `the credential ${name}, which it does not show`,
        base(`«"https://a.b/?a=1&${name}=abc12345def"»`),
        new RegExp(`"\\?a=1&${name}=•••"`),
      ]),
      ['a fragment', base('«"https://a.b/#/users"»'), /"#\/users".*replace it\.$/],
    ],
    isQuiet: [
      ['a base without them', base('"https://a.b/v2/"')],
      ['a sign with nothing behind it', base('"https://a.b/v2/?"')],
      ['a base that is computed', base('{"function": "concat", "args": ["https://a.b/?x=", {"attr": "x"}]}')],
      [
        'the query of an endpoint',
        '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "x?key=1"}]}}',
      ],
      ['a base that is being typed', '{"api": {"baseUrl": "https://a.b/?key=1'],
    ],
  });
});
