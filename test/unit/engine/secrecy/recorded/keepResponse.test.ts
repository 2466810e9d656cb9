import assert from 'node:assert/strict';
import { keepLoginResponse } from '../../../../../engine/core/secrecy/recorded/keepResponse.ts';

const keep = (body: string, path?: string) => {
  const { kind, content } = keepLoginResponse(Buffer.from(body), path);
  const text = Buffer.from(content).toString();
  return kind === 'json' ? JSON.parse(text) : text;
};
const masked = '__MASKED__';

describe('the answer to a login in a recording', () => {
  it('has its keys, and no text and no number', () => {
    const answer = { token: 'abc', user: { id: 1234567, tags: ['x', 2], active: true, left: null, note: '' } };
    assert.deepEqual(keep(JSON.stringify(answer)), {
      token: masked,
      user: { id: 1, tags: [masked, 1], active: true, left: null, note: '' },
    });
  });

  // value at the path, is it kept
  const times: [unknown, boolean][] = [
    [3600, true],
    ['3600', true],
    ['2026-01-31T08:00:00.000Z', true],
    ['20260131T080000Z', true],
    ['Sat, 31 Jan 2026 08:00:00 GMT', true],
    ['+10 minutes', true],
    ['eyJhbGciOiJIUzI1NiJ9.e30.abc123def456ghi7', false],
    ['a token', false],
    [{ token: 'abc' }, false],
  ];
  for (const [value, isKept] of times) {
    it(`${isKept ? 'has' : 'has not'} ${JSON.stringify(value)} as the time of its expiry`, () => {
      const kept = keep(JSON.stringify({ a: [{ expires: value }], expires: value }), 'a.0.expires');
      const hidden = typeof value === 'number' ? 1 : typeof value === 'object' ? { token: masked } : masked;
      assert.deepEqual(kept, { a: [{ expires: isKept ? value : hidden }], expires: hidden });
    });
  }

  const texts: [string, string][] = [
    ['a plain token', masked],
    ['', ''],
    ['<html>', masked],
  ];
  for (const [body, kept] of texts)
    it(`${JSON.stringify(body)} is kept as ${JSON.stringify(kept)}`, () => assert.equal(keep(body), kept));

  it('a token as a JSON text is masked too', () => assert.equal(keep('"abc"'), masked));
});
