import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const config = (base: string, ...endpoints: string[]) =>
  `{"api": {"baseUrl": ${base}}, "config": {"jobs": [${endpoints.map((endpoint) => `{"endpoint": "${endpoint}"}`).join(', ')}]}}`;

describe('url.base-without-slash', () => {
  ruleCases('url.base-without-slash', {
    service: testService,
    speaks: [
      [
        'a path prefix without a slash',
        config('«"https://api.example.com/v2"»', 'users'),
        /resolves to https:\/\/api\.example\.com\/v2\/users, on the platform to https:\/\/api\.example\.com\/users\./,
      ],
      [
        'a longer prefix',
        config('«"https://api.example.com/rest/v2"»', 'users'),
        /platform to https:\/\/api\.example\.com\/rest\/users/,
      ],
      ['a prefix before a query', config('«"https://api.example.com/v2?a=1"»', 'users')],
      ['a prefix before the first job is written', '{"api": {"baseUrl": «"https://api.example.com/v2"»'],
      ['a prefix that one job of several needs', config('«"https://api.example.com/v2"»', '/a', 'b')],
    ],
    isQuiet: [
      ['a prefix with its slash', config('"https://api.example.com/v2/"', 'users')],
      ['a host alone', config('"https://api.example.com"', 'users')],
      ['a host with a slash', config('"https://api.example.com/"', 'users')],
      [
        'endpoints that do not use the prefix',
        config('"https://api.example.com/v2"', '/users', 'https://b.c/d', '?late=1'),
      ],
      ['text that is no address', config('"api.example.com/v2"', 'users')],
      ['an address that is being typed', '{"api": {"baseUrl": "https://api.example.com/v'],
      ['a computed address', config('{"attr": "base"}', 'users')],
    ],
  });
});
