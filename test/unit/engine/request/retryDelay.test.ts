import assert from 'node:assert/strict';
import { retryDelay } from '../../../../engine/core/request/retryDelay.ts';

const now = Date.parse('2026-01-31T08:00:00Z');

// header, repeat, milliseconds (jobs.md 7.1)
const rows: [string | undefined, number, number][] = [
  [undefined, 1, 1000],
  [undefined, 2, 2000],
  [undefined, 10, 512_000],
  ['7', 1, 7000],
  ['7.9', 1, 7000],
  [String(now / 1000 + 30), 1, 30_000],
  ['Sat, 31 Jan 2026 08:00:05 GMT', 1, 5000],
  ['0', 3, 4000],
  ['Sat, 31 Jan 2026 07:00:00 GMT', 2, 2000],
  [String(now / 1000 - 60), 1, 1000],
  ['soon', 1, 1000],
  ['', 1, 1000],
];

describe('retryDelay', () => {
  for (const [header, repeat, expected] of rows) {
    it(`${header ?? 'no header'}, repeat ${repeat}: ${expected} ms`, () =>
      assert.equal(retryDelay(header, repeat, now), expected));
  }
});
