import assert from 'node:assert/strict';
import { newId } from '../../../../../engine/core/platform/newId.ts';

describe('newId', () => {
  it('is a ULID of the time and of random bytes', () => {
    assert.equal(newId(0, new Uint8Array(10)), '0'.repeat(26));
    assert.equal(newId(1_469_918_176_385, new Uint8Array(10).fill(255)), `01ARYZ6S41${'Z'.repeat(16)}`);
    assert.equal(newId(2 ** 48 - 1, Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 33)), `7ZZZZZZZZZ${'0'.repeat(14)}11`);
  });
});
