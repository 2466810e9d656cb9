import assert from 'node:assert/strict';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { findSecrets } from '../../../../engine/core/secrecy/findSecrets.ts';
import { isSecretKey } from '../../../../engine/core/secrecy/isSecretKey.ts';

describe('findSecrets (configuration.md 14)', () => {
  const table: [title: string, json: string, secrets: string[]][] = [
    ['a marked key', '{"#a": "x", "b": "y"}', ['x']],
    ['a key that names a credential', '{"password": "x", "client_secret": "y", "Password": "z"}', ['x', 'y']],
    ['any depth', '{"a": [{"b": {"#c": "x"}}]}', ['x']],
    ['all that stands behind it', '{"#a": {"b": ["x", {"c": 5}]}, "#d": ["y", "", null]}', ['x', '5', 'y']],
    ['a reference behind the name of a credential is no credential', '{"password": {"attr": "#pass"}}', []],
    ['… what stands behind a mark is one, whatever it looks like', '{"#a": {"user": "x"}}', ['x']],
    ['… and so is what a function is given', '{"password": {"function": "md5", "args": ["x"]}}', ['md5', 'x']],
  ];
  for (const [title, json, secrets] of table) {
    it(title, () => assert.deepEqual(findSecrets(parseJson(json)), secrets));
  }
});

describe('isSecretKey', () => {
  for (const key of ['#', '#any', 'password', 'access_token', 'apiKey']) it(key, () => assert.ok(isSecretKey(key)));
  for (const key of ['', 'token', 'a#b', 'page_token']) it(`not "${key}"`, () => assert.ok(!isSecretKey(key)));
});
