import assert from 'node:assert/strict';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { nameSecrets } from '../../../../engine/core/secrecy/nameSecrets.ts';

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
