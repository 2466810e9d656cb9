import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const config = (attributes: string, type = 'basic', more = '') =>
  `{"api": {"authentication": {"type": "${type}"}}, "config": {${attributes}, "jobs": []}${more}}`;

describe('authentication.plain-before-secret', () => {
  ruleCases('authentication.plain-before-secret', {
    service: testService,
    speaks: [
      ['a password that is written twice', config('«"password"»: "a", "#password": "b"'), /"#password" is not used/],
      ['a name that is written twice', config('"#username": "a", «"username"»: "b"')],
      ['an iteration', config('"a": 1', 'basic', ', "iterations": [{«"password"»: "a", "#password": "b"}]')],
    ],
    isQuiet: [
      ['one of them', config('"username": "a", "#password": "b"')],
      ['an empty password in plain text', config('"password": "", "#password": "b"')],
      ['another authentication', config('"password": "a", "#password": "b"', 'query')],
      [
        'a password that is being typed',
        '{"api": {"authentication": {"type": "basic"}}, "config": {"#password": "b", "password": "a',
      ],
    ],
  });
});
