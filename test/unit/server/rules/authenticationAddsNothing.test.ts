import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const authentication = (type: string, more = '') =>
  `{"api": {"authentication": {"type": ${type}${more}}}, "config": {"jobs": []}}`;
const request = ', "loginRequest": {"endpoint": "login"}';

describe('authentication.adds-nothing', () => {
  ruleCases('authentication.adds-nothing', {
    service: testService,
    speaks: [
      ['a login whose answer nothing uses', authentication('«"login"»', request), /"apiRequest"/],
      ['an empty apiRequest', authentication('«"oauth20.login"»', `${request}, "apiRequest": {"headers": {}}`)],
      ['credentials that go nowhere', authentication('«"oauth20"»'), /"headers" or "query"/],
      ['empty headers', authentication('«"oauth20"»', ', "headers": {}, "query": null')],
    ],
    isQuiet: [
      [
        'a login that gives a header',
        authentication('"login"', `${request}, "apiRequest": {"headers": {"A": {"response": "b"}}}`),
      ],
      ['a login that gives a parameter', authentication('"login"', `${request}, "apiRequest": {"query": {"a": "b"}}`)],
      ['credentials in a parameter', authentication('"oauth20"', ', "query": {"a": {"authorization": "data"}}')],
      ['types that need no more', `${authentication('"basic"')}`],
      ['signatures, which need no more', authentication('"oauth10"')],
      [
        'an authentication that is being written',
        '{"api": {"authentication": {"type": "login", "loginRequest": {"endpoint": "login"}',
      ],
      ['an apiRequest that is being written', '{"api": {"authentication": {"type": "login", "apiRequest": {"headers"'],
      ['headers without their value yet', authentication('"oauth20"', ', "headers": ')],
    ],
  });
});
