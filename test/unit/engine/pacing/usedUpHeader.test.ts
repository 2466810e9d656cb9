import assert from 'node:assert/strict';
import { headerText } from '../../../../engine/core/pacing/headerText.ts';
import { usedUpHeader } from '../../../../engine/core/pacing/usedUpHeader.ts';

describe('The header that says that no request is left', () => {
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
  for (const [title, headers, header] of cases)
    it(`is ${title}`, () => assert.equal(usedUpHeader(new Map(Object.entries(headers))), header));

  it('is written with the usual capitals', () => {
    assert.equal(headerText('Retry-After', '30'), 'Retry-After: 30');
    assert.equal(headerText('x-retry-in', '5'), 'X-Retry-In: 5');
  });
});
