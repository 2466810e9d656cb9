import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'authentication.plain-secret';
const config = (attributes: string, more = '') =>
  `{"api": {"baseUrl": "https://a.b/"}, "config": {${attributes}, "jobs": [{"endpoint": "a"}]}${more}}`;
const using = (key: string, reference: string) =>
  `{"api": {"baseUrl": "https://a.b/", "http": {"headers": {"A": {"function": "concat", "args": ["Bearer ", {"attr": "${reference}"}]}}}}, "config": {${key}, "jobs": [{"endpoint": "a", "params": {"k": {"attr": "${reference}"}, "x": {"attr": "x"}}}], "x": 1}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      ['a password', config('«"password"»: "x"'), /"password" holds a secret in plain text/],
      ...['token', 'apiKey', 'api_key', 'API-KEY', 'secret', 'client_secret', 'accessToken'].map(
        (key): [string, string] => [`the key ${key}`, config(`«"${key}"»: "x"`)],
      ),
      ['a token within an object', config('"credentials": {«"token"»: "x"}')],
      ['a token within a list', config('"accounts": [{«"token"»: "x"}]')],
      ['a token of an iteration', config('"a": 1', ', "iterations": [{«"token"»: "x"}]')],
      ['a token in a document that is not finished', '{"config": {«"token"»: "x", "jobs": [{'],
    ],
    isQuiet: [
      ['a secret with its mark', config('"#token": "x", "credentials": {"#password": "y"}')],
      ['an empty value, to be filled in elsewhere', config('"token": ""')],
      ['a number, which is rather an option', config('"token": 5')],
      ['a name that only contains such a word', config('"tokenUrl": "https://a.b/", "passwordPolicy": "strict"')],
      ['a value that the platform has encrypted', config('"token": "KBC::ProjectSecure::a"')],
      ['bookkeeping', config('"__token": "x"')],
      ['parameters of jobs, which the API names', '{"config": {"jobs": [{"params": {"token": "x"}}]}}'],
      ['columns and mappings', config('"userData": {"token": "x"}, "mappings": {"a": {"token": "token"}}')],
      ['a value that is computed', config('"token": {"function": "md5", "args": ["x"]}')],
      ['a value that is being typed', '{"config": {"token": "x'],
    ],
  });

  it('never repeats the secret', async () => {
    const [found] = await expectFindings(testService(), code, config('«"token"»: "hunter2"'));
    assert.doesNotMatch(JSON.stringify(found), /hunter2/);
  });

  fixCases(code, {
    mends: [
      ['Rename to "#token"', config('"token": "x"'), config('"#token": "x"')],
      ['Rename to "#token"', using('"token": "x"', 'token'), using('"#token": "x"', '#token')],
      [
        'Rename to "#api_key"',
        using('"c": [{"api_key": "x"}]', 'c.0.api_key'),
        using('"c": [{"#api_key": "x"}]', 'c.0.#api_key'),
      ],
      [
        'Rename to "#password"',
        config('"password": "x"', ', "iterations": [{"password": "y"}, {}]'),
        config('"#password": "x"', ', "iterations": [{"#password": "y"}, {}]'),
      ],
    ],
    leaves: [config('"token": "x", "#token": "y"')],
  });
});
