import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const config = (endpoint: string) =>
  `{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": ${endpoint}}]}}`;

describe('url.endpoint-scheme', () => {
  ruleCases('url.endpoint-scheme', {
    service: testService,
    speaks: [
      [
        'a colon in the first segment',
        config('«"items:batch"»'),
        /"items:" is read as the scheme.*Write "\.\/items:batch"\./,
      ],
      ['a colon before a further segment', config('«"items:batch/all"»')],
      ['an address with another scheme', config('«"ftp://a.b/c"»'), /"ftp:" is not a scheme/],
      ['a colon although nothing is known of the base', '{"config": {"jobs": [{"endpoint": «"items:batch"»}]}}'],
    ],
    isQuiet: [
      ['a colon in a later segment', config('"v1/items:batch"')],
      ['a colon behind a dot segment', config('"./items:batch"')],
      ['a colon in the query', config('"items?at=12:30"')],
      ['a whole address', config('"HTTPS://a.b/c:d"')],
      ['a mark with a level', config('"{2:depot}/items"')],
      ['digits before the colon, which are no scheme', config('"12:30/items"')],
      ['an endpoint that is being typed', '{"config": {"jobs": [{"endpoint": "items:ba'],
    ],
  });
});
