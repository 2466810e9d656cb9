import assert from 'node:assert/strict';
import { applyEdits } from 'jsonc-parser';
import { remedyText, writeRemedy } from '../../../../../client/runs/findings/writeRemedy.ts';

const layout = { tabSize: 2, insertSpaces: true };
const expires = { pointer: '/api/authentication/expires', value: { response: 'expires_in', relative: true } };
const codes = { pointer: '/api/retryConfig/http/codes', value: [500, 403] };
const ignored = { pointer: '/parameters/api/http/ignoreErrors', value: [404, 204] };

describe('What mends the cause of an error', () => {
  const rows: [title: string, text: string, remedy: typeof expires | typeof codes, after: unknown][] = [
    [
      'a key in an object that is there',
      '{"api": {"authentication": {"type": "login"}}}',
      expires,
      { api: { authentication: { type: 'login', expires: expires.value } } },
    ],
    [
      'with the objects that lead there',
      '{"api": {}}',
      codes,
      { api: { retryConfig: { http: { codes: [500, 403] } } } },
    ],
    [
      'in place of what is there',
      '{"parameters": {"api": {"http": {"ignoreErrors": [404]}}}}',
      ignored,
      { parameters: { api: { http: { ignoreErrors: [404, 204] } } } },
    ],
  ];
  for (const [title, text, remedy, after] of rows) {
    it(`is written ${title}`, () =>
      assert.deepEqual(JSON.parse(applyEdits(text, writeRemedy(text, remedy, layout))), after));
  }

  for (const [title, text] of [
    ['a text is in the way', '{"api": "x"}'],
    ['there is no text', ''],
  ] as const) {
    it(`is not written where ${title}`, () => assert.deepEqual(writeRemedy(text, codes, layout), []));
  }

  it('is named as somebody would write it', () => {
    assert.equal(remedyText(expires), '"expires": {"response": "expires_in", "relative": true}');
    assert.equal(remedyText(codes), '"codes": [500, 403]');
  });
});
