import assert from 'node:assert/strict';
import { createRedactor, Redactor } from '../../../../engine/core/secrecy/redactor.ts';

describe('createRedactor', () => {
  // secrets, text, shown
  const rows: [string, string[], string, string][] = [
    ['a secret value anywhere', ['hunter22'], 'GET /x?k=hunter22 said hunter22!', 'GET /x?k=••• said •••!'],
    ['its URL-encoded forms', ['a b/c+d'], '/x?k=a%20b%2Fc%2Bd&l=a+b%2Fc%2Bd', '/x?k=•••&l=•••'],
    ['its JSON form', ['say "hi"'], '{"k":"say \\"hi\\""}', '{"k":"•••"}'],
    ['the longer of two that overlap', ['pass', 'password1'], 'password1 pass', '••• •••'],
    ['an empty secret changes nothing', [''], 'text', 'text'],
    ['short secrets are not hunted in free text', ['1'], 'page 1 of 11', 'page 1 of 11'],
    ['credentials by name', [], '/x?page=2&access_token=abc&api_key=1', '/x?page=2&access_token=•••&api_key=•••'],
    ['parameters that are marked with #, however short', ['q9'], '/x?%23z=q9&page=q9', '/x?%23z=•••&page=q9'],
    [
      'a parameter of an address within a parameter',
      [],
      '/x?to=/y?access_token=a&z=1',
      '/x?to=/y?access_token=•••&z=1',
    ],
    ['all of a credential that looks like an address', [], '/x?secret=/y?a=b&z=1', '/x?secret=•••&z=1'],
    [
      'parameters in JSON and HTML',
      [],
      '{"u":"/x?a=1\\u0026sig=b"} href="/x?a=1&amp;sig=b">',
      '{"u":"/x?a=1\\u0026sig=•••"} href="/x?a=1&amp;sig=•••">',
    ],
    ['no quote after a parameter', [], 'The "?api_key=abc" of "baseUrl"', 'The "?api_key=•••" of "baseUrl"'],
    ['parameters after #', [], 'https://a.b/#access_token=c&state=d', 'https://a.b/#access_token=•••&state=d'],
    ['the password of an address', [], 'https://ada:pw@a.b:80/x@y', 'https://ada:•••@a.b:80/x@y'],
    ['no empty value', [], '/x?access_token=&page=2', '/x?access_token=&page=2'],
    ['page tokens stay readable', [], '/x?page_token=abc&scrollToken=d', '/x?page_token=abc&scrollToken=d'],
  ];
  for (const [title, secrets, text, shown] of rows) it(title, () => assert.equal(createRedactor(secrets)(text), shown));

  it('masks addresses within addresses to any depth', () => {
    const nested = '?a='.repeat(100_000);
    assert.equal(createRedactor([])(`${nested}?access_token=abc`), `${nested}?access_token=•••`);
  });

  it('masks what was made for a request while its answer is dealt with, and keeps no more than the last of such', () => {
    const redactor = new Redactor(['for-good-and-all']);
    for (let request = 0; request < 1000; request++)
      redactor.addPassing([`signature-of-${request}`, 'for-good-and-all', 'short']);
    assert.equal(redactor.redact('signature-of-999 for-good-and-all short'), '••• ••• short');
    assert.equal(redactor.redact('signature-of-1 for-good-and-all'), 'signature-of-1 •••');
    assert.ok(redactor.secrets.size < 100);
  });

  it('masks of a long text only its beginning, and leaves no part of a secret where it stops', () => {
    const redactor = new Redactor(['correct horse battery staple']);
    for (let before = 0; before < 100; before++) {
      const text = `${'x'.repeat(before)}correct horse battery staple${'y'.repeat(1000)}`;
      const beginning = redactor.redactBeginning(text, 50);
      assert.match(beginning, /^x*(•*|•••y*)$/, beginning);
      assert.ok(beginning.length < 200);
    }
    assert.equal(redactor.redactBeginning('a correct horse battery staple', 5), 'a •••');
  });
});
