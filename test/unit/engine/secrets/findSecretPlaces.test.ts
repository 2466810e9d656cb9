import assert from 'node:assert/strict';
import { findSecretPlaces } from '../../../../engine/core/secrets/findSecretPlaces.ts';

const encrypted = 'KBC::ProjectSecure::eJw';
const uses = (...names: string[]) => ({ http: { headers: Object.fromEntries(names.map((n) => [n, { attr: n }])) } });

/** `name state`, with `?` where a run does not need it. */
function found(config: object | string): string[] {
  const text = typeof config === 'string' ? config : JSON.stringify(config);
  return findSecretPlaces(text).map(({ name, state, isDemanded }) => `${name} ${state}${isDemanded ? '' : '?'}`);
}

describe('the places of a configuration that take a secret', () => {
  const cases: [title: string, config: object | string, places: string[]][] = [
    ['none in an empty text', '', []],
    ['none in a text that is no JSON', '{"config": {"#a": ""', []],
    ['none in a text with something behind it', '{"config": {"#a": ""}} x', []],
    ['none in a list', '[{"#a": ""}]', []],
    ['not what has a value', { config: { '#a': 'x', '#n': 1, '#o': { b: 1 }, '#l': [1] } }, []],
    ['what is empty, or null, behind a #', { config: { '#a': '', '#b': null, c: '' } }, ['#a empty?', '#b empty?']],
    [
      'what is empty and referred to, or sent by a job',
      { api: uses('#a'), config: { '#a': '', '#b': '', jobs: [{ params: { '#key': '' } }] } },
      ['#a empty', '#b empty?', '#key empty'],
    ],
    [
      'what is encrypted and referred to',
      { api: uses('#a'), config: { '#a': encrypted, b: encrypted } },
      ['#a encrypted'],
    ],
    ['what is encrypted and not used, without need', { config: { '#a': encrypted } }, ['#a encrypted?']],
    [
      'what is referred to within an object',
      { api: uses('login.#a'), config: { login: { '#a': encrypted } } },
      ['#a encrypted'],
    ],
    [
      'what a job sends by itself',
      { config: { jobs: [{ params: { '#a': encrypted, password: encrypted } }] } },
      ['#a encrypted', 'password encrypted'],
    ],
    ['a parameter that is called like a secret, only when it is encrypted', { config: { jobs: [{ secret: '' }] } }, []],
    [
      'the keys of basic authentication',
      { api: { authentication: { type: 'basic' } }, config: { '#username': encrypted, '#password': encrypted } },
      ['#username encrypted', '#password encrypted'],
    ],
    [
      'without need where the plain key wins',
      { api: { authentication: { type: 'basic' } }, config: { password: 'x', '#password': encrypted } },
      ['#password encrypted?'],
    ],
    [
      'the password of basic authentication that is not there, in either spelling',
      { api: { authentication: { type: 'basic' } }, config: { username: 'me' } },
      ['#password missing'],
    ],
    [
      'no password where the plain key is there',
      { api: { authentication: { type: 'basic' } }, config: { username: 'me', password: '' } },
      [],
    ],
    [
      'the credentials of OAuth',
      {
        parameters: { api: { authentication: { type: 'oauth10' } }, config: {} },
        authorization: { oauth_api: { credentials: { '#data': encrypted, '#appSecret': encrypted } } },
      },
      ['#data encrypted', '#appSecret encrypted'],
    ],
    [
      'of oauth20 the data only',
      {
        api: { authentication: { type: 'oauth20' } },
        authorization: { oauth_api: { credentials: { '#data': encrypted, '#appSecret': encrypted } } },
      },
      ['#data encrypted', '#appSecret encrypted?'],
    ],
    [
      'certificates, keys of AWS and of an SSH server',
      {
        parameters: {
          api: { '#clientCertificate': encrypted },
          aws: { signature: { credentials: { '#secretKey': encrypted } } },
          sshProxy: { '#privateKey': encrypted },
        },
      },
      ['#clientCertificate encrypted', '#secretKey encrypted', '#privateKey encrypted'],
    ],
    ['nothing that no run reads', { parameters: { config: {} }, storage: { '#a': '' }, config: { '#b': '' } }, []],
    ['attributes that are not there', { api: uses('#gone', 'plain', 'in.#side'), config: {} }, ['#gone missing']],
    [
      'a password that basic authentication reads',
      { api: { authentication: { type: 'basic' } }, config: {} },
      ['#password missing'],
    ],
    [
      'no password that basic authentication has, under either key',
      { api: { authentication: { type: 'basic' } }, config: {}, iterations: [{ password: 'x' }, { '#password': 'y' }] },
      [],
    ],
    [
      'what the authentication needs although it is empty',
      { api: { authentication: { type: 'basic' } }, config: { '#username': '', '#password': null, '#a': '' } },
      ['#username empty', '#password empty', '#a empty?'],
    ],
    [
      'an empty password, without need where the plain key wins',
      { api: { authentication: { type: 'basic' } }, config: { password: 'x', '#password': '' } },
      ['#password empty?'],
    ],
    [
      'empty OAuth credentials, those that are required',
      {
        parameters: { api: { authentication: { type: 'oauth20' } }, config: {} },
        authorization: { oauth_api: { credentials: { '#data': '', '#appSecret': '' } } },
      },
      ['#data empty', '#appSecret empty?'],
    ],
    ['without need where a slip is likelier', { api: uses('#tokn'), config: { '#token': 'x' } }, ['#tokn missing?']],
    ['nothing missing without "config"', { api: uses('#gone') }, []],
    [
      'nothing missing that all iterations have',
      { api: uses('#a'), config: {}, iterations: [{ '#a': 'x' }, { '#a': 'y' }] },
      [],
    ],
    [
      'the same key at several places by their paths',
      { api: uses('#a'), config: { '#a': encrypted }, iterations: [{ '#a': encrypted }, { '#a': '' }] },
      ['config.#a encrypted?', 'iterations.0.#a encrypted', 'iterations.1.#a empty'],
    ],
    [
      'without need where each iteration has its own',
      { api: uses('#a'), config: { '#a': '' }, iterations: [{ '#a': 'x' }, { '#a': 'y' }] },
      ['#a empty?'],
    ],
    [
      'what is empty where one iteration has none of its own',
      { api: uses('#a'), config: { '#a': '' }, iterations: [{ '#a': 'x' }, { region: 'eu' }] },
      ['#a empty'],
    ],
    ['the last of two that stand at one place', `{"config": {"#a": "${encrypted}", "#a": ""}}`, ['#a empty?']],
  ];
  for (const [title, config, places] of cases) it(title, () => assert.deepEqual(found(config), places));

  it('are told by key, path and pointer, and by what stands there in the text', () => {
    const text = '{"parameters": {"api": {"x": {"attr": "#gone"}}, "config": {"jobs": [{"params": {"#a/b": "" }}]}}}';
    const [there, missing] = findSecretPlaces(text);
    assert.deepEqual(there && [there.key, there.path, there.pointer, text.slice(there.start, there.end)], [
      '#a/b',
      'config.jobs.0.params.#a/b',
      '/parameters/config/jobs/0/params/#a~1b',
      '""',
    ]);
    assert.deepEqual(missing && [missing.path, missing.pointer, text.slice(0, missing.start)], [
      'config.#gone',
      '/parameters/config/#gone',
      '{"parameters": {"api": {"x": {"attr": "#gone"}}, "config": {',
    ]);
  });
});
