import assert from 'node:assert/strict';
import path from 'node:path';
import { expectFindings } from '../../../support/findings.ts';
import { readFolder } from '../../../support/readFolder.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { type FiringCase, ruleCases } from './ruleCases.ts';

const code = 'authentication.plain-secret';
const config = (attributes: string, more = '') =>
  `{"api": {"baseUrl": "https://a.b/"}, "config": {${attributes}, "jobs": [{"endpoint": "a"}]}${more}}`;
const value = 'abcdef12';
const sending = (where: string, fields: string) =>
  `{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a", "${where}": {${fields}}}]}}`;
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
      ...[
        ...'private_token auth_token refresh_token hapikey sig X-Amz-Signature X-Amz-Security-Token app_secret'.split(
          ' ',
        ),
        ...'pwd access_key accessToken jwt x-functions-key secretKey api_key client_secret password'.split(' '),
      ].flatMap((name): FiringCase[] => [
        [`the parameter ${name}`, sending('params', `«"${name}"»: "${value}"`), /Refer to an attribute with "#"/],
        [
          `the parameter ${name} of an endpoint`,
          `{"config": {"jobs": [{"endpoint": «"a?b=1&${name}=${value}"»}]}}`,
          /Write it into "params"/,
        ],
      ]),
      ...['key', 'token', 'auth', 'pass', 'app_id'].map((name): [string, string] => [
        `what looks like one under ${name}`,
        sending('params', `«"${name}"»: "${value}"`),
      ]),
      ['a parameter within a parameter', sending('params', `"filter": {"a": [{«"api_key"»: "${value}"}]}`)],
      ['a parameter of a child', `{"config": {"jobs": [{"children": [{"params": {«"api_key"»: "${value}"}}]}]}}`],
      [
        'a parameter of an iteration',
        `{"config": {}, "iterations": [{"jobs": [{"params": {«"api_key"»: "${value}"}}]}]}`,
      ],
      ['a column', config(`"userData": {«"api_key"»: "${value}"}`)],
      ['a header', `{"api": {"http": {"headers": {«"Authorization"»: "Bearer ${value}"}}}}`],
      [
        'a header of a job, where nothing is computed',
        sending('headers', `«"X-Api-Key"»: "${value}"`),
        /No reference is computed here/,
      ],
      [
        'a default',
        `{"api": {"http": {"defaultOptions": {"params": {«"api_key"»: "${value}"}, "headers": {«"X-Api-Key"»: "${value}"}}}}}`,
        /No reference is computed here/,
      ],
      [
        'the query of an authentication',
        `{"api": {"authentication": {"type": "query", "query": {«"api_key"»: "${value}"}}}}`,
      ],
      [
        'the request of a login',
        `{"api": {"authentication": {"type": "login", "loginRequest": {"endpoint": "l", "params": {«"password"»: "${value}"}, "headers": {«"X-Api-Key"»: "${value}"}}}}}`,
      ],
      ['an address', `{"api": {"baseUrl": «"https://a.b/?api_key=${value}"»}}`],
      ['a token in a document that is not finished', '{"config": {«"token"»: "x", "jobs": [{'],
    ],
    isQuiet: [
      ['a secret with its mark', config('"#token": "x", "credentials": {"#password": "y"}')],
      ['an empty value, to be filled in elsewhere', config('"token": ""')],
      ['a number, which is rather an option', config('"token": 5')],
      ['a name that only contains such a word', config('"tokenUrl": "https://a.b/", "passwordPolicy": "strict"')],
      ['a value that the platform has encrypted', config('"token": "KBC::ProjectSecure::a"')],
      ['bookkeeping', config('"__token": "x"')],
      ['columns and mappings', config('"userData": {"token": "x"}, "mappings": {"a": {"token": "token"}}')],
      [
        'parameters that page',
        `{"api": {"baseUrl": "https://a.b/", "pagination": {"method": "response.param", "responseParam": "n", "queryParam": "session_token"}}, "config": {"jobs": [{"endpoint": "a", "params": {"session_token": "begin", "page_token": "${value}", "cursor": "${value}", "next_token": "${value}"}}]}}`,
      ],
      ['an empty text', sending('params', '"api_key": ""')],
      [
        'what is computed',
        sending('params', '"api_key": {"attr": "#k"}, "sig": {"function": "md5", "args": ["abcdef12"]}'),
      ],
      ['an encrypted text', sending('params', '"api_key": "KBC::ProjectSecure::abc"')],
      ['a key with #', sending('params', `"#api_key": "${value}"`)],
      ...[
        'YOUR_KEY',
        'your-token',
        '<token>',
        '[token]',
        '{{token}}',
        '{token}',
        '$TOKEN',
        '\u0024{TOKEN}',
        '%TOKEN%',
        'xxxx',
        '***',
        '...',
        'change-me',
        'insert key',
        'Bearer <token>',
        'example',
        'api_key',
        'password',
      ].map((sample): [string, string] => [
        `the sample ${sample}`,
        sending('params', `"api_key": "${sample}", "password": "${sample}"`),
      ]),
      ...['true', 'none', 'required', 'Bearer', '1', 'fetch'].map((option): [string, string] => [
        `the option ${option}`,
        sending('params', `"secret": "${option}", "X-CSRF-Token": "${option}"`),
      ]),
      ...['key', 'token', 'auth', 'pass', 'app_id'].flatMap((name): [string, string][] => [
        [`a word under ${name}`, sending('params', `"${name}": "customers"`)],
        [`a number under ${name}`, sending('params', `"${name}": "1234567890"`)],
      ]),
      [
        'names that only contain such a word',
        sending(
          'params',
          '"token_type": "abcdef12", "grant_type": "authorization_code", "sort_key": "abcdef12", "client_id": "abcdef12", "session": "abcdef12"',
        ),
      ],
      ['a header that says how to log in', sending('headers', '"Authorization": "Bearer", "X-Auth-Type": "abcdef12"')],
      [
        'the address of a page',
        '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a?page_token=abcdef12&key=name&api_key="}]}}',
      ],
      ['a value that is computed', config('"token": {"function": "md5", "args": ["x"]}')],
      ['a value that is being typed', '{"config": {"token": "x'],
    ],
  });

  it('never repeats the secret', async () => {
    const [found] = await expectFindings(testService(), code, config('«"token"»: "hunter2"'));
    assert.doesNotMatch(JSON.stringify(found), /hunter2/);
  });

  const moved: [title: string, before: string, after: string][] = [
    [
      'Move Secret to "#api_key"',
      '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a", "params": {"api_key": "abcdef12"}}]}}',
      '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a", "params": {"api_key": {"attr": "#api_key"}}}], "#api_key": "abcdef12"}}',
    ],
    [
      'Move Secret to "#token"',
      '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a", "params": {"f": {"token": "abcdef12"}}}]}}',
      '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a", "params": {"f": {"token": {"attr": "#token"}}}}], "#token": "abcdef12"}}',
    ],
    [
      'Move Secret to "#Authorization"',
      '{"api": {"baseUrl": "https://a.b/", "http": {"headers": {"Authorization": "Bearer abcdef12"}}}, "config": {"jobs": [{"endpoint": "a"}]}}',
      '{"api": {"baseUrl": "https://a.b/", "http": {"headers": {"Authorization": {"attr": "#Authorization"}}}}, "config": {"jobs": [{"endpoint": "a"}], "#Authorization": "Bearer abcdef12"}}',
    ],
    [
      'Move Secret to "#api_key"',
      '{"api": {"baseUrl": "https://a.b/", "authentication": {"type": "query", "query": {"api_key": "abcdef12"}}}, "config": {"jobs": [{"endpoint": "a"}]}}',
      '{"api": {"baseUrl": "https://a.b/", "authentication": {"type": "query", "query": {"api_key": {"attr": "#api_key"}}}}, "config": {"jobs": [{"endpoint": "a"}], "#api_key": "abcdef12"}}',
    ],
    [
      'Move Secret to "#pwd"',
      '{"api": {"baseUrl": "https://a.b/"}, "config": {"userData": {"pwd": "abcdef12"}, "jobs": [{"endpoint": "a"}]}}',
      '{"api": {"baseUrl": "https://a.b/"}, "config": {"userData": {"pwd": {"attr": "#pwd"}}, "jobs": [{"endpoint": "a"}], "#pwd": "abcdef12"}}',
    ],
    [
      'Move Secret to "#api_key"',
      '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a?api_key=ab%2Bdef12", "dataType": "a"}]}}',
      '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a", "dataType": "a", "params": {"api_key": {"attr": "#api_key"}}}], "#api_key": "ab+def12"}}',
    ],
    [
      'Move Secret to "#api_key2"',
      '{"api": {"baseUrl": "https://a.b/"}, "config": {"#api_key": "other", "jobs": [{"endpoint": "a?b=1&api_key=abcdef12&c=2#d", "dataType": "a", "params": {"e": 3}}]}}',
      '{"api": {"baseUrl": "https://a.b/"}, "config": {"#api_key": "other", "jobs": [{"endpoint": "a?b=1&c=2#d", "dataType": "a", "params": {"e": 3, "api_key": {"attr": "#api_key2"}}}], "#api_key2": "abcdef12"}}',
    ],
  ];

  describe('leaves a working configuration', () => {
    const folder = temporaryFolder();

    /** The requests of a run of the configuration, without the order of their parameters, and its tables. */
    async function outcomeOf(text: string): Promise<unknown> {
      const sent: unknown[] = [];
      const api = await startApi(({ url = '', headers: { authorization } }, response) => {
        const { pathname, searchParams } = new URL(url, 'http://x');
        sent.push([pathname, [...searchParams].map(String).sort(), authorization]);
        sendJson(response, [{ id: 1 }]);
      });
      const outDir = path.join(folder(), String(api.port));
      const { report } = await runToEnd({ config: text.replaceAll('https://a.b/', `${api.url}/`), outDir });
      await api.close();
      return [report.outcome, sent, readFolder(outDir)['tables/a.csv']];
    }

    for (const [title, before, after] of moved) {
      it(`${title}: ${before}`, async () => {
        const outcome = await outcomeOf(after);
        assert.match(JSON.stringify(outcome), /^\["done",\[\[.*ab\+?(cdef12|def12)/);
        assert.deepEqual(outcome, await outcomeOf(before));
      });
    }
  });

  fixCases(code, {
    mends: [
      ...moved,
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
    leaves: [
      config('"token": "x", "#token": "y"'),
      sending('headers', '"X-Api-Key": "abcdef12"'),
      '{"api": {"http": {"defaultOptions": {"params": {"api_key": "abcdef12"}}}}, "config": {}}',
      '{"api": {"http": {"headers": {"X-Api-Key": "abcdef12"}}}}',
      '{"api": {"baseUrl": "https://a.b/?api_key=abcdef12"}, "config": {}}',
      '{"config": {"jobs": [{"endpoint": "a?api_key=abcdef12", "method": "POST"}]}}',
      '{"config": {"jobs": [{"endpoint": "a?api_key=abcdef12", "params": {"api_key": {"attr": "#k"}}}]}}',
      '{"config": {"jobs": [{"endpoint": "a?f[api_key]=abcdef12"}]}}',
    ],
  });
});
