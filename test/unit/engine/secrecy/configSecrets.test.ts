import assert from 'node:assert/strict';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { findSecrets, nameSecrets } from '../../../../engine/core/secrecy/configSecrets.ts';

describe('findSecrets (configuration.md 14)', () => {
  const table: [title: string, json: string, secrets: string[]][] = [
    ['a marked key', '{"#a": "x", "b": "y"}', ['x']],
    ['a key that names a credential', '{"password": "x", "client_secret": "y", "Password": "z"}', ['x', 'y', 'z']],
    ['any depth', '{"a": [{"b": {"#c": "x"}}]}', ['x']],
    ['all that stands behind it', '{"#a": {"b": ["x", {"c": 5}]}, "#d": ["y", "", null]}', ['x', '5', 'y']],
    ['a reference behind the name of a credential is no credential', '{"password": {"attr": "#pass"}}', []],
    ['… what stands behind a mark is one, whatever it looks like', '{"#a": {"user": "x"}}', ['x']],
    [
      '… nor is what is given to a function: what it makes of it is',
      '{"password": {"function": "md5", "args": ["x"]}}',
      [],
    ],
    ['what stands below the name of a credential', '{"password": {"old": "x", "new": ["y"]}}', ['x', 'y']],
    [
      'a long value behind a word that names other things too',
      '{"key": "AIza5yD-9x", "token": "short1"}',
      ['AIza5yD-9x'],
    ],
    ['… not where it is a word', '{"key": "customers", "token": "2024-01-01"}', []],
    [
      'the parameters of an address that would be secrets as keys',
      '{"endpoint": "a?b=1&api_key=x%2By&token=0a1b2c3d4e&key=name#f", "baseUrl": "https://a.b/?sig=y", "note": "what? x=1 sig=z"}',
      ['x+y', '0a1b2c3d4e', 'y'],
    ],
    ['no yes and no', '{"password": true, "secret": null}', []],
    ['no section of the format', '{"authorization": {"credentials": {"appKey": "id12345678", "#data": "x"}}}', ['x']],
    ['no field of a record', '{"mappings": {"users": {"session": {"mapping": {"destination": "sid"}}}}}', []],
    ['no placeholder', '{"placeholders": {"session": "user.id", "#a": "x"}}', ['x']],
    [
      'of headers what looks like a credential',
      '{"headers": {"X-CSRF-Token": "fetch", "X-Api-Key": "k3y-99"}}',
      ['k3y-99'],
    ],
  ];
  for (const [title, json, secrets] of table) {
    it(title, () => assert.deepEqual(findSecrets(parseJson(json)), secrets));
  }
});

describe('the names of secrets', () => {
  // title, configuration, names and values
  const rows: [string, unknown, Record<string, string>][] = [
    ['are the keys without #', { config: { '#apiToken': 'abc' } }, { apiToken: 'abc' }],
    ['are keys that name a credential', { config: { password: 'abc' } }, { password: 'abc' }],
    ['have - for what is no letter or digit', { '#api_key (old)': 'abc' }, { 'api-key-old': 'abc' }],
    ['number values of one key', { a: { '#k': 'x' }, b: { '#k': 'y' } }, { k: 'x', 'k-2': 'y' }],
    ['name a value once, by its first key', { '#a': 'x', '#b': 'x' }, { a: 'x' }],
    [
      'go below a marked key',
      { '#keys': { first: 'x', more: ['y', 3] } },
      { 'keys-first': 'x', 'keys-more': 'y', 'keys-more-2': '3' },
    ],
    [
      'go into a JSON text',
      { '#data': '{"access_token":"x"}' },
      { data: '{"access_token":"x"}', 'data-access-token': 'x' },
    ],
    ['leave broken JSON as it is', { '#data': '{"a":' }, { data: '{"a":' }],
    ['do without a letter', { '#': 'x' }, { secret: 'x' }],
    ['leave out what is empty or not marked', { '#a': '', '#b': null, c: 'x' }, {}],
  ];
  for (const [title, config, names] of rows) {
    it(title, () => assert.deepEqual(Object.fromEntries(nameSecrets(parseJson(JSON.stringify(config)))), names));
  }

  it('stay what they are when a key is added behind them', () => {
    const before = nameSecrets({ '#a': 'x', '#b': 'y' });
    const after = nameSecrets({ '#a': 'x', '#b': 'y', '#c': 'z' });
    for (const [name, secret] of before) assert.equal(after.get(name), secret);
  });
});
