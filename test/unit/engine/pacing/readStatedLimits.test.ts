import assert from 'node:assert/strict';
import { headerText } from '../../../../engine/core/pacing/headerText.ts';
import { readStatedLimits } from '../../../../engine/core/pacing/readStatedLimits.ts';
import { resetDelay } from '../../../../engine/core/pacing/resetDelay.ts';
import type { StatedLimit } from '../../../../engine/core/pacing/statedLimit.ts';

const now = Date.parse('2026-01-31T08:00:00Z');
const inOneMinute = String(now / 1000 + 60);

describe('the limits that headers state', () => {
  const cases: [name: string, headers: Record<string, string>, expected: StatedLimit[]][] = [
    ['none', { 'content-type': 'application/json', 'x-generated': '1' }, []],
    [
      'of GitHub',
      {
        'x-ratelimit-limit': '5000',
        'x-ratelimit-remaining': '4999',
        'x-ratelimit-reset': inOneMinute,
        'x-ratelimit-used': '1',
      },
      [{ name: '', limit: 5000, remaining: 4999, resetMs: 60_000 }],
    ],
    [
      'of Twitter',
      { 'x-rate-limit-limit': '15', 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': inOneMinute },
      [{ name: '', limit: 15, remaining: 0, usedUp: 'X-Rate-Limit-Remaining: 0', resetMs: 60_000 }],
    ],
    [
      'of the first drafts',
      { 'ratelimit-limit': '100, 100;w=60', 'ratelimit-remaining': '7', 'ratelimit-reset': '30' },
      [{ name: '', limit: 100, remaining: 7, resetMs: 30_000 }],
    ],
    [
      'of a later draft',
      { ratelimit: 'limit=100, remaining=50, reset=5' },
      [{ name: '', limit: 100, remaining: 50, resetMs: 5000 }],
    ],
    [
      'of the last draft, with policies',
      {
        'ratelimit-policy': '"burst";q=100;w=60, "daily";q=1000;w=86400',
        ratelimit: '"burst";r=3;t=30, "daily";r=900;t=80000',
      },
      [
        { name: 'burst', limit: 100, windowMs: 60_000, remaining: 3, resetMs: 30_000 },
        { name: 'daily', limit: 1000, windowMs: 86_400_000, remaining: 900, resetMs: 80_000_000 },
      ],
    ],
    [
      'of a gateway, for each window',
      { 'x-ratelimit-limit-minute': '20', 'x-ratelimit-remaining-minute': '19', 'x-ratelimit-remaining-hour': '0' },
      [
        { name: 'minute', limit: 20, remaining: 19, windowMs: 60_000 },
        { name: 'hour', remaining: 0, usedUp: 'X-RateLimit-Remaining-Hour: 0', windowMs: 3_600_000 },
      ],
    ],
    [
      'of a product',
      { 'x-hubspot-ratelimit-secondly': '10', 'x-hubspot-ratelimit-secondly-remaining': '9' },
      [{ name: 'hubspot secondly', remaining: 9, windowMs: 1000 }],
    ],
    [
      'for requests, not for tokens',
      {
        'x-ratelimit-remaining-requests': '59',
        'x-ratelimit-reset-requests': '1s',
        'x-ratelimit-remaining-tokens': '0',
      },
      [{ name: '', remaining: 59, resetMs: 1000 }],
    ],
    ['that cannot be read', { 'x-ratelimit-remaining': 'many', ratelimit: ';=,"', 'ratelimit-policy': 'none' }, []],
  ];
  for (const [name, headers, expected] of cases)
    it(name, () => assert.deepEqual(readStatedLimits(new Map(Object.entries(headers)), now), expected));
});

describe('the reset of a limit', () => {
  const cases: [text: string, expected: number | undefined][] = [
    ['30', 30_000],
    ['0.5', 500],
    ['0', undefined],
    [inOneMinute, 60_000],
    [String(now + 60_000), 60_000],
    [String(now / 1000 - 60), undefined],
    ['20ms', 20],
    ['6m0s', 360_000],
    ['1h2m3.5s', 3_723_500],
    ['Sat, 31 Jan 2026 08:00:30 GMT', 30_000],
    ['2026-01-31T08:01:00Z', 60_000],
    ['2026-01-31T07:00:00Z', undefined],
    ['soon', undefined],
    ['', undefined],
    ['-5', undefined],
    ['9'.repeat(400), undefined],
  ];
  for (const [text, expected] of cases)
    it(text.slice(0, 40) || 'nothing', () => assert.equal(resetDelay(text, now), expected));
});

describe('the header that says that no request is left', () => {
  const cases: [title: string, headers: Record<string, string>, header: string | undefined][] = [
    ['the usual one', { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '0' }, 'X-RateLimit-Remaining: 0'],
    ['one with other words', { 'x-rate-limit-remaining-minute': '0' }, 'X-Rate-Limit-Remaining-Minute: 0'],
    ['one with a window', { 'ratelimit-remaining': '0, 0;w=60' }, 'RateLimit-Remaining: 0, 0;w=60'],
    ['one of a standard', { ratelimit: '"default";r=0;t=30' }, 'RateLimit: "default";r=0;t=30'],
    [
      'the one of several that is used up',
      { 'x-ratelimit-remaining-minute': '7', 'x-ratelimit-remaining-day': '0' },
      'X-RateLimit-Remaining-Day: 0',
    ],
    ['none where some are left', { 'x-ratelimit-remaining': '10', ratelimit: '"default";r=10;t=0' }, undefined],
    ['none where nothing is said', { 'content-type': 'application/json', 'x-ratelimit-limit': '0' }, undefined],
    ['none about something else', { 'x-items-remaining': '0' }, undefined],
  ];
  for (const [title, headers, header] of cases) it(`is ${title}`, () => assert.equal(usedUpIn(headers), header));

  function usedUpIn(headers: Record<string, string>): string | undefined {
    return readStatedLimits(new Map(Object.entries(headers)), now).find(({ usedUp }) => usedUp !== undefined)?.usedUp;
  }

  it('is written with the usual capitals', () => {
    assert.equal(headerText('Retry-After', '30'), 'Retry-After: 30');
    assert.equal(headerText('x-retry-in', '5'), 'X-Retry-In: 5');
  });
});
