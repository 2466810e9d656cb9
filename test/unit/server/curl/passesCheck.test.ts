import assert from 'node:assert/strict';
import { writeConfiguration } from '../../../../server/service/curl/writeConfiguration.ts';
import { testService } from '../../../support/testService.ts';

const long = 'x'.repeat(5000);
const api = 'https://api.example.com';
/** Commands whose address, headers or body are no good. */
const commands = [
  ...['con', 'nul.', 'CON', 'aux.json', 'com1?x=1', 'a/con', 'con/', long, 'a/'.repeat(2500)].map(
    (path) => `${api}/${path}`,
  ),
  ...['ž', '?a=1', '..', '-', ':', 'a:b', '%00', '%zz', '{a}', '.hidden', '/evil.com/x', 'a|b'].map(
    (path) => `${api}/${path}`,
  ),
  ...[
    'https://a:99999/x',
    'https://a..b/x',
    'https://%/x',
    'https:///x',
    'https://[::1/x',
    '////',
    'ftp://a/x',
    'javascript:x',
  ],
  ...['https://eve:s@a/x', 'https://eve:p@ss@a/x', `https://${long}/x`, 'https://a/x?__proto__=1', 'https://a/x?=1'],
].map((address) => `curl '${address}'`);
const headers = [
  ...['X\\r\\nY: v', 'X Y: v', 'ž: v', '(: v', ': v', 'X: a\\r\\nb', 'X-A: \\x01', `${long}: v`, 'Host: b'],
  ...['Auth X: v', 'X-Auth\\r\\n: v', 'Authorization: Bearer a\\r\\nb', 'Cookie: a=1\\r\\nb', '__proto__: v'],
].map((header) => `curl ${api}/users -H $'${header}'`);
const others = [
  ...[
    `-A $'a\\r\\nb'`,
    `-b $'a=1\\r\\nb'`,
    `--oauth2-bearer $'a\\r\\nb'`,
    `-u $'a\\r\\nb:c'`,
    `-d '__proto__=1'`,
    `-d 'a[b=1'`,
  ],
  `-d '${long}=1'`,
].map((option) => `curl ${option} ${api}/users`);

describe('What is imported from a cURL command passes check, or the command is refused:', () => {
  const service = testService();
  for (const command of [...commands, ...headers, ...others]) {
    it(command.slice(0, 80), async () => {
      const found = writeConfiguration(command);
      if ('problem' in found) return assert.match(found.problem, /\.$/);
      const findings = await service.checkText('file:///work/a.extractor.json', found.text);
      const errors = findings.filter(({ severity = 1 }) => severity === 1);
      assert.deepEqual(
        errors.map(({ message }) => message),
        [],
        found.text,
      );
    });
  }

  it('and says which header it leaves out', () => {
    const found = writeConfiguration(`curl ${api}/users -H $'X\\r\\nY: v' -H 'X-Tenant: 1'`);
    assert.ok('text' in found && found.text.includes('X-Tenant') && !found.text.includes('Y'));
    assert.match(found.remarks.join(), /The header "X\\u000d\\u000aY" is left out: it cannot be sent\./);
  });

  it('and puts what only looks like a credential behind a secret key', () => {
    const key = 'q7Zp2LmX9vKd4RtY8wBn3HsC6fJg1TeA';
    for (const command of [`curl '${api}/users?k=${key}'`, `curl ${api}/users -H 'X-Company-Access: ${key}'`]) {
      const found = writeConfiguration(command, true);
      assert.ok('text' in found && !found.text.includes(key), command);
      assert.deepEqual(Object.values(found.secrets), [key]);
    }
  });

  it('and leaves ids and words where they are', () => {
    for (const query of ['k=winter', 't=1732790400000', 't=550e8400-e29b-41d4-a716-446655440000', 'h=9f86d08', 'v=2']) {
      const found = writeConfiguration(`curl '${api}/users?${query}'`);
      assert.ok('text' in found);
      assert.deepEqual(found.secrets, {}, query);
    }
  });

  it('and keeps a password with an @ in it out of the host', () => {
    const found = writeConfiguration(`curl https://eve:p@ss@api.example.com/users`);
    assert.ok('text' in found);
    assert.equal(JSON.parse(found.text).config['#password'], 'p@ss');
  });
});
