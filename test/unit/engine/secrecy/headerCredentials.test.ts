import assert from 'node:assert/strict';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { headerCredentials } from '../../../../engine/core/secrecy/headerCredentials.ts';

describe('the credentials in plain headers', () => {
  // what it is about, headers, credentials
  const rows: [title: string, headers: string, credentials: string[]][] = [
    [
      'a value with its scheme and without',
      '{"Authorization": "Bearer sk-live-99"}',
      ['Bearer sk-live-99', 'sk-live-99'],
    ],
    ['… in any letter case', '{"AUTHORIZATION": "token  sk-live-99"}', ['token  sk-live-99', 'sk-live-99']],
    ['a value by itself', '{"X-Api-Key": " k3y-99 "}', ['k3y-99']],
    ['every line of a header', '{"X-Token": ["first-one", "second-one"]}', ['first-one', 'second-one']],
    ['cookies, together and one by one', '{"Cookie": "sid=ab12cd34; lang=en"}', ['sid=ab12cd34; lang=en', 'ab12cd34']],
    ['not a header about something else', '{"Accept": "application/json", "X-Page": "12345678x"}', []],
    ['not a word', '{"X-CSRF-Token": "fetch", "X-Auth-Type": "basic"}', []],
    ['not a number or a date', '{"X-Auth-Account": 1234567890, "X-Auth-Version": "2024-01-01"}', []],
    ['not a reference that is not computed', '{"Authorization": {"attr": "#access_token"}}', []],
    ['not an empty value', '{"Authorization": "", "X-Token": null}', []],
  ];
  for (const [title, headers, credentials] of rows)
    it(title, () => assert.deepEqual(headerCredentials(parseJson(headers) as JsonObject), credentials));
});
