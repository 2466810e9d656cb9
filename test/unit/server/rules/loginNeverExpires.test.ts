import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'authentication.never-expires';

/** A configuration with this authentication, `rest` of `api` and these jobs. */
const config = (
  authentication: string,
  rest = ', "pagination": {"method": "pagenum", "limit": 10}',
  jobs = '{"endpoint": "x"}',
) => `{"api": {"baseUrl": "https://a.test/", ${authentication}${rest}}, "config": {"jobs": [${jobs}]}}`;
const request = '"loginRequest": {"endpoint": "token"}';
const given = '"apiRequest": {"headers": {"X-Token": {"response": "data.token"}}}';
const login = `«"authentication"»: {"type": "login", ${request}, ${given}}`;
const unmarked = login.replace(/[«»]/g, '');

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a login of a job with pages', config(login), /^Nothing says when this login ends\./],
      ['a login of two jobs', config(login, '', '{"endpoint": "x"}, {"endpoint": "y"}')],
      [
        'a login of a job with children',
        config(login, '', '{"endpoint": "x", "children": [{"endpoint": "{id}", "placeholders": {"id": "id"}}]}'),
      ],
      ['a plain token, of which a response says nothing', config(login.replace('"type"', '"format": "text", "type"'))],
    ],
    isQuiet: [
      [
        'a login that ends by its response',
        config(unmarked.replace(/\}$/, ', "expires": {"response": "expires_in", "relative": true}}')),
      ],
      ['a login that ends after some time', config(unmarked.replace(/\}$/, ', "expires": 3600}'))],
      ['a login for one request', config(unmarked, '')],
      ['another authentication', config('"authentication": {"type": "basic"}')],
      ['a login that is being typed', `{"api": {"authentication": {"type": "login", ${request}, "exp`],
    ],
  });
});
