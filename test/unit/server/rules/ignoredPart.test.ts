import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'config.ignored-part';

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a method in the place of its object', '{"api": {"pagination": «"offset"»}}', /single request/],
      ['a list of paging objects', '{"api": {"pagination": «[{"method": "offset"}]»}}', /not an object/],
      ['a number of retries', '{"api": {"retryConfig": «3»}}', /no effect/],
      ['a list of headers', '{"config": {"http": {"headers": «["X-A: b"]»}}}', /"headers" is not an object/],
      ['true', '{"api": {"http": «true»}}'],
    ],
    isQuiet: [
      ['objects', '{"api": {"pagination": {"method": "offset", "limit": 1}, "http": {"headers": {}}}}'],
      ['empty values', '{"api": {"pagination": [], "retryConfig": null, "http": ""}, "config": {"http": false}}'],
      ['a text that is being typed', '{"api": {"pagination": "off'],
      ['a list that is being typed', '{"api": {"pagination": [{"method": "offset"'],
    ],
  });
});
