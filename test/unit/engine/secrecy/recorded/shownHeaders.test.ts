import assert from 'node:assert/strict';
import { shownHeaders } from '../../../../../engine/core/secrecy/recorded/keptHeaders.ts';
import { Redactor } from '../../../../../engine/core/secrecy/redactor.ts';

const masker = new Redactor(['s3cret-value', 'abc']);
const shown = (headers: Record<string, string | string[]>, isLogin = false) =>
  shownHeaders(new Map(Object.entries(headers)), masker, isLogin);

describe('The headers that a person may see', () => {
  const hidden = [
    'Authorization',
    'Proxy-Authenticate',
    'X-Bearer',
    'Cookie',
    'Set-Cookie',
    'X-Amz-Credential',
    'X-CSRF',
    'X-XSRF',
    'X-JWT-Assertion',
    'Api-Key',
    'X-Passwd',
    'X-Passphrase',
    'X-Pwd',
    'Client-Secret',
    'PHP-Session',
    'X-SID',
    'sid',
    'X-Signature',
    'X-Access-Token',
  ];
  for (const name of hidden) {
    it(`show of ${name} that it is there, and not its value`, () =>
      assert.deepEqual(shown({ [name]: 'of the API' }), { [name]: '•••' }));
  }

  const seen = ['Accept', 'Content-Type', 'X-Total-Count', 'Link', 'X-Client-Side', 'X-RateLimit-Remaining'];
  for (const name of seen) {
    it(`show ${name}`, () => assert.deepEqual(shown({ [name]: 'a value' }), { [name]: 'a value' }));
  }

  it('hide a secret of the configuration under any name, whole and within a text, however short it is whole', () => {
    const { a, b, c } = shown({ a: 's3cret-value', b: 'before s3cret-value after', c: 'abc' });
    assert.equal(a, '•••');
    assert.match(b ?? '', /^before .*after$/);
    assert.ok(!(b ?? '').includes('s3cret-value'));
    assert.equal(c, '•••');
  });

  it('have the lines of one after another', () => {
    assert.deepEqual(shown({ 'X-Tag': ['a', 'b'] }), { 'X-Tag': 'a, b' });
  });

  it('show of a login no value within an address', () => {
    const { location } = shown({ location: 'https://api.test/next?code=from-the-api' }, true);
    assert.ok(location !== undefined && !location.includes('from-the-api'));
  });
});
