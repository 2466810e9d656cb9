import assert from 'node:assert/strict';
import { backOffDelay, requestedDelay } from '../../../../engine/core/request/retryDelays.ts';

const now = Date.parse('2026-01-31T08:00:00Z');

// header, milliseconds (`docs/format/jobs.md#71-retries`)
const rows: [header: string, expected: number | undefined][] = [
  ['7', 7000],
  ['7.9', 7000],
  [String(now / 1000 + 30), 30_000],
  ['Sat, 31 Jan 2026 08:00:05 GMT', 5000],
  ['0', undefined],
  ['Sat, 31 Jan 2026 07:00:00 GMT', undefined],
  [String(now / 1000 - 60), undefined],
  ['soon', undefined],
  ['', undefined],
  ['0x10', undefined],
  ['-5', undefined],
  ['0.9', undefined],
  // a date a year ago is a number of seconds; one a day ago is a date in the past
  ['1700000000', 1_700_000_000_000],
  [String(now / 1000 - 86_399), undefined],
  [String(now / 1000 - 86_400), undefined],
  [String(now / 1000 - 86_401), now - 86_401_000],
  ['Sat, 31 Jan 2026 08:00:05 +0000', 5000],
  ['2026-01-31T08:00:05Z', undefined],
  ['31 Jan 2026', undefined],
  ['Saturday, 31-Jan-26 08:00:05 GMT', undefined],
  // a time in milliseconds, as of a reset
  [String(now + 30_000), 30_000],
  [String(now + 86_400_000), 86_400_000],
  [String(now - 60_000), undefined],
  ['99999999999', 99_999_999_999_000 - now],
  ['100000000000', undefined],
  ['99999999999999', 99_999_999_999_999 - now],
  ['1e14', 1e17 - now],
  ['1e308', Number.POSITIVE_INFINITY],
];

describe('the delay before a retry (jobs.md 7.1)', () => {
  for (const [header, expected] of rows) {
    it(`"${header}" asks for ${expected ?? 'no'} ms`, () => assert.equal(requestedDelay(header, now), expected));
  }

  it('a time that is barely ahead is waited for', () =>
    assert.equal(requestedDelay(String(now / 1000 + 1), now + 999), 1));

  it('without a header, ten retries take 1023 s', () => {
    const waits = Array.from({ length: 10 }, (_, index) => backOffDelay(index + 1));
    assert.deepEqual(waits.slice(0, 3), [1000, 2000, 4000]);
    assert.equal(
      waits.reduce((sum, wait) => sum + wait, 0),
      1_023_000,
    );
  });
});
