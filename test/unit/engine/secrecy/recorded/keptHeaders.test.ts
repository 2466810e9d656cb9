import assert from 'node:assert/strict';
import { keepHeaders, restoreHeaders } from '../../../../../engine/core/secrecy/recorded/keptHeaders.ts';
import { SecretMask } from '../../../../../engine/core/secrecy/recorded/secretMask.ts';

const secrets = new Map([['token', 's3cret-token']]);
const mask = new SecretMask(secrets, new Set(secrets.values()));
const options = { mask, alsoNamed: new Set(['x-wait']), isLogin: false };

const answer = new Map([
  ['content-type', 'application/json'],
  ['x-total-count', '100'],
  ['x-wp-totalpages', '4'],
  ['content-range', 'items 0-9/100'],
  ['link', '<https://api.test/u?page=2&k=s3cret-token>; rel="next"'],
  ['location', '/u?k=s3cret-token&a=b'],
  ['retry-after', '3'],
  ['x-wait', '5'],
  ['set-cookie', 'session=abc'],
  ['x-session-count', '1'],
  ['authorization', 'Bearer abc'],
  ['server', 'nginx'],
  ['date', 'Sat, 31 Jan 2026 08:00:00 GMT'],
]);

describe('the headers of an answer in a recording', () => {
  it('are those that a run may read, without secrets', () => {
    assert.deepEqual(keepHeaders(answer, options), {
      'content-type': 'application/json',
      'x-total-count': '100',
      'x-wp-totalpages': '4',
      'content-range': 'items 0-9/100',
      link: '<https://api.test/u?page=2&k=__MASKED.token__>; rel="next"',
      location: '/u?k=__MASKED.token__&a=b',
      'retry-after': '3',
      'x-wait': '5',
    });
  });

  it('get their secrets back', () => {
    const restored = restoreHeaders(keepHeaders(answer, options), mask);
    assert.equal(restored.get('link'), answer.get('link'));
    assert.equal(restored.get('location'), answer.get('location'));
  });

  it('of a login have no value in an address', () => {
    const kept = keepHeaders(answer, { ...options, isLogin: true });
    assert.equal(kept['location'], '/u?k=__MASKED__&a=__MASKED__');
    assert.equal(kept['x-total-count'], undefined);
  });
});
