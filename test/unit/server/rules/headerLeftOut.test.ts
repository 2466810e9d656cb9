import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'http.header-left-out';

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a header of the API', '{"api": {"http": {"headers": {«"Connection"»: "close"}}}}', /"Connection" is not sent/],
      ['a header of the defaults', '{"api": {"http": {"defaultOptions": {"headers": {«"expect"»: "100-continue"}}}}}'],
      ['a header of the configuration', '{"config": {"http": {"headers": {«"Content-Length"»: "5"}}}}'],
      ['a header of an iteration', '{"iterations": [{"http": {"headers": {«"Upgrade"»: "h2c"}}}]}'],
      ['a header of a job', '{"config": {"jobs": [{"headers": {«"Transfer-Encoding"»: "chunked", "A": "b"}}]}}'],
      [
        'a header of a login',
        '{"api": {"authentication": {"type": "login", "loginRequest": {"headers": {«"Keep-Alive"»: "5"}}}}}',
      ],
    ],
    isQuiet: [
      ['other headers', '{"api": {"http": {"headers": {"Host": "a.b", "TE": "trailers", "X-Connection": "a"}}}}'],
      ['a parameter of that name', '{"config": {"jobs": [{"params": {"Connection": "close"}}]}}'],
      ['a header that is being typed', '{"config": {"jobs": [{"headers": {"Connec'],
    ],
  });
});
