import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.param-in-endpoint';
const config = (pagination: string, job: string, http = '') =>
  `{"api": {"pagination": {${pagination}}${http}}, "config": {"jobs": [{${job}}]}}`;
const offset = '"method": "offset", "limit": 100';

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'an offset and a size',
        config(offset, '"endpoint": «"users?limit=500&offset=0"»'),
        /"offset" with 0 at first and "limit" with 100/,
      ],
      ['a page number', config('"method": "pagenum"', '"endpoint": «"users?page=2"»'), /"page" with 1/],
      [
        'a parameter under the name that the options give it',
        config(`${offset}, "offsetParam": "skip"`, '"endpoint": «"users?a=b&skip=20"»'),
      ],
      ['the endpoint of a child', config(offset, '"endpoint": "a", "children": [{"endpoint": «"{b}?offset=1"»}]')],
    ],
    isQuiet: [
      ['other parameters', config(offset, '"endpoint": "users?sort=name&offsets=1"')],
      ['a size that the paging does not send', config('"method": "pagenum"', '"endpoint": "users?limit=500"')],
      [
        'a first request without paging parameters',
        config(`${offset}, "firstPageParams": false`, '"endpoint": "users?limit=500"'),
      ],
      ['a body, beside which the query stays', config(offset, '"method": "POST", "endpoint": "users?limit=500"')],
      [
        'a method by default that is not GET',
        config(offset, '"endpoint": "users?limit=5"', ', "http": {"defaultOptions": {"method": "POST"}}'),
      ],
      [
        'a method that goes by what the response says',
        config('"method": "response.url"', '"endpoint": "users?page=1&limit=5"'),
      ],
      ['a question mark behind a fragment', config(offset, '"endpoint": "users#a?limit=5"')],
      [
        'an endpoint that is being typed',
        '{"api": {"pagination": {"method": "pagenum"}}, "config": {"jobs": [{"endpoint": "users?page=1',
      ],
    ],
  });
});
