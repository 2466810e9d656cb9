import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'url.endpoint-fragment';
const config = (endpoint: string) => `{"config": {"jobs": [{"endpoint": ${endpoint}}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a fragment', config('«"users#active"»'), /"#active" is not sent/],
      ['a sign in a query', config('«"issues?label=#1&page=2"»'), /"#1&page=2".*"%23"/],
    ],
    isQuiet: [
      ['no fragment', config('"users?label=%231"')],
      [
        'a mark with the sign in its name',
        '{"config": {"jobs": [{"endpoint": "a", "children": [{"endpoint": "{#id}", "placeholders": {"#id": "id"}}]}]}}',
      ],
      ['an endpoint that is being typed', '{"config": {"jobs": [{"endpoint": "users#act'],
    ],
  });
});
