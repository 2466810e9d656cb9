import assert from 'node:assert/strict';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { findExpiry, type WrittenExpiry } from '../../../../engine/core/recognition/expiryFields.ts';

const now = Date.parse('2026-01-31T08:00:00Z') / 1000;
const seconds = (response: string): WrittenExpiry => ({ response, relative: true });

const rows: [title: string, response: JsonObject, expiry: WrittenExpiry | undefined][] = [
  ['OAuth', { access_token: 'a', token_type: 'Bearer', expires_in: 3600 }, seconds('expires_in')],
  ['another spelling', { token: 'a', expiresIn: 60 }, seconds('expiresIn')],
  ['a field that may be either, with few', { expires: 1800 }, seconds('expires')],
  ['a field that may be either, with a time', { expires: now + 1800 }, { response: 'expires' }],
  ['a date', { expires_at: '2026-01-31 09:00:00' }, { response: 'expires_at' }],
  ['a place deeper in', { data: { session: { ttl: 900 } } }, seconds('data.session.ttl')],
  ['nothing', { access_token: 'a' }, undefined],
  ['a time that has passed', { expires_at: now - 10 }, undefined],
  ['a time in milliseconds, which the format cannot read', { expires_at: (now + 60) * 1000 }, undefined],
  ['digits as text, which are no number on the platform', { expires_in: '3600' }, undefined],
  ['a text that is no date', { expires: 'never' }, undefined],
  ['a key with a dot, which no path names', { 'a.expires_in': 3600 }, undefined],
  ['a list', { sessions: [{ expires_in: 3600 }] }, undefined],
  ['true', { expires: true }, undefined],
];

describe('what a login response says of its end', () => {
  for (const [title, response, expiry] of rows) {
    it(`is ${expiry?.response ?? 'nothing'}: ${title}`, () => assert.deepEqual(findExpiry(response, now), expiry));
  }
});
