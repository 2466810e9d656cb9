import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const config = (attributes: string, api = '', more = '') =>
  `{"api": {"baseUrl": "https://a.b/"${api}}, "config": {${attributes}, "jobs": [{"endpoint": "a"}]}${more}}`;

describe('authentication.unused-credentials', () => {
  ruleCases('authentication.unused-credentials', {
    service: testService,
    speaks: [
      ['a secret that nothing refers to', config('«"#token"»: "x"'), /\{"attr": "#token"\}/],
      ['a secret within an object', config('"credentials": {«"#token"»: "x", "user": "y"}')],
      ['credentials of basic authentication without it', config('«"username"»: "x", «"#password"»: "y"')],
      [
        'credentials where another authentication is chosen',
        config('«"#password"»: "y"', ', "authentication": {"type": "query", "query": {"k": 1}}'),
      ],
      ['a secret of an iteration', config('"a": 1', '', ', "iterations": [{«"#token"»: "x"}]')],
      [
        'OAuth credentials',
        '{"parameters": {"api": {}, "config": {}}, "authorization": {"oauth_api": {«"credentials"»: {"#data": "x", "appKey": "y", "#appSecret": "z"}}}}',
        /"oauth" type/,
      ],
    ],
    isQuiet: [
      ['a secret in a header', config('"#token": "x"', ', "http": {"headers": {"A": {"attr": "#token"}}}')],
      [
        'a secret that an attribute needs',
        config('"#token": "x", "a": {"function": "md5", "args": [{"attr": "#token"}]}'),
      ],
      [
        'credentials of basic authentication',
        config('"username": "x", "#password": "y"', ', "authentication": {"type": "basic"}'),
      ],
      ['attributes that are no secrets', config('"tenant": "x"')],
      ['what forms keep', config('"#__BEARER_TOKEN": "x"')],
      [
        'an address that is the text of an expression',
        '{"api": {"baseUrl": "{\\"attr\\": \\"#host\\"}"}, "config": {"#host": "x"}}',
      ],
      ['a document that is being written', '{"api": {"baseUrl": "https://a.b/"}, "config": {"#token": "x"'],
      ['a document with a mistake somewhere', config('"#token": "x"', ', "http": {"headers": }')],
      ['a config without its api yet', '{"config": {"#token": "x"}}'],
    ],
  });
});
