import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'url.double-slash';
const config = (base: string, endpoint: string) =>
  `{"api": {"baseUrl": ${base}}, "config": {"jobs": [{"endpoint": ${endpoint}}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a base that ends with two', config('«"https://a.b/v2//"»', '"users"'), /sent as they are written/],
      ['an endpoint', config('"https://a.b/"', '«"users//1"»')],
      ['a whole address', config('"https://a.b/"', '«"https://c.d//users"»')],
      ['more than two', config('"https://a.b/"', '«"users///1"»')],
    ],
    isQuiet: [
      ['single slashes', config('"https://a.b/v2/"', '"users/1"')],
      ['an address without its scheme', config('"https://a.b/"', '"//c.d/users"')],
      ['an address inside a path', config('"https://a.b/"', '"archive/https://c.d/users"')],
      ['slashes in a query', config('"https://a.b/"', '"users?path=a//b"')],
      ['an endpoint that is being typed', '{"config": {"jobs": [{"endpoint": "users//1'],
    ],
  });

  fixCases(code, {
    mends: [
      ['Change to "https://a.b/v2/"', config('"https://a.b/v2//"', '"users"'), config('"https://a.b/v2/"', '"users"')],
      [
        'Change to "users/1?a=//"',
        config('"https://a.b/"', '"users//1?a=//"'),
        config('"https://a.b/"', '"users/1?a=//"'),
      ],
    ],
  });
});
