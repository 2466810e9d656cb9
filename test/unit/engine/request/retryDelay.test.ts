import assert from 'node:assert/strict';
import { retryDelay } from '../../../../engine/core/request/retryDelay.ts';

const now = Date.parse('2026-01-31T08:00:00Z');

// header, repeat, milliseconds (`docs/format/jobs.md#71-retries`)
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
  ['0x10', 1, 1000],
  ['-5', 2, 2000],
  ['0.9', 1, 1000],
  // a date a year ago is a number of seconds; one a day ago is a date in the past
  ['1700000000', 1, 1_700_000_000_000],
  [String(now / 1000 - 86_399), 1, 1000],
  [String(now / 1000 - 86_400), 1, 1000],
  [String(now / 1000 - 86_401), 1, now - 86_401_000],
  ['Sat, 31 Jan 2026 08:00:05 +0000', 1, 5000],
  ['2026-01-31T08:00:05Z', 1, 1000],
  ['31 Jan 2026', 1, 1000],
  ['Saturday, 31-Jan-26 08:00:05 GMT', 1, 1000],
];

describe('retryDelay (jobs.md 7.1)', () => {
  for (const [header, repeat, expected] of rows) {
    it(`jobs.md 7.1: ${header ?? 'no header'}, repeat ${repeat}: ${expected} ms`, () =>
      assert.equal(retryDelay(header, repeat, now), expected));
  }

  it('jobs.md 7.1: a time that is barely ahead is waited for', () =>
    assert.equal(retryDelay(String(now / 1000 + 1), 3, now + 999), 1));

  it('jobs.md 7.1: ten repeats take 1023 s', () => {
    const waits = Array.from({ length: 10 }, (_, index) => retryDelay(undefined, index + 1, now));
    assert.equal(
      waits.reduce((sum, wait) => sum + wait, 0),
      1_023_000,
    );
  });
});
