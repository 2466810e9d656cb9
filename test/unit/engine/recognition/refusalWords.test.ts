import assert from 'node:assert/strict';
import {
  asksToWait,
  hasNoneLeft,
  speaksOfExpiry,
  speaksOfLimit,
} from '../../../../engine/core/recognition/refusalWords.ts';

const limits = [
  'You have exceeded a secondary rate limit. Please wait.',
  'API rate limit exceeded for user ID 1.',
  'userRateLimitExceeded',
  'rate_limit_exceeded',
  'TooManyRequests',
  'Too many requests, please try again later.',
  'Request was throttled. Expected available in 5 seconds.',
  'ThrottlingException',
  'quotaExceeded',
  'You have exhausted your daily quota',
  'REQUEST_LIMIT_EXCEEDED',
  'Daily API limit reached',
  'Only 5 requests per second are allowed',
  'You exceeded the limit of 100 requests',
  'SlowDown',
];
const otherLimits = [
  'The limit must be at most 100',
  'The storage quota has been exceeded',
  'Maximum page size exceeded: limit is 1000',
  'Parameter rate_limit is invalid',
  'You do not have access to this resource',
  'Unlimited access requires another plan',
  '',
];
const expired = [
  'This access token has expired',
  'jwt expired',
  'session_expired',
  'ExpiredToken',
  'Your session is no longer valid',
];
const otherEnds = [
  'Your subscription has expired',
  'The trial expired yesterday',
  'Cursor expired',
  'Invalid token',
  'The access token expires in 3600 seconds',
];

describe('the words of an API that refuses', () => {
  for (const text of limits) it(`speak of a limit: ${text}`, () => assert(speaksOfLimit(text)));
  for (const text of otherLimits) it(`do not speak of a limit: "${text}"`, () => assert(!speaksOfLimit(text)));
  for (const text of expired) it(`speak of an end: ${text}`, () => assert(speaksOfExpiry(text)));
  for (const text of otherEnds) it(`do not speak of an end: ${text}`, () => assert(!speaksOfExpiry(text)));
});

describe('the headers of an API that refuses', () => {
  for (const name of ['retry-after', 'x-retry-after', 'x-ms-retry-after-ms'])
    it(`ask to wait: ${name}`, () => assert(asksToWait(name)));
  for (const name of ['x-ratelimit-reset', 'after', 'retry'])
    it(`do not ask to wait: ${name}`, () => assert(!asksToWait(name)));

  const none: [name: string, value: string][] = [
    ['x-ratelimit-remaining', '0'],
    ['ratelimit-remaining', ' 0 '],
    ['x-rate-limit-remaining', '0'],
    ['x-ratelimit-remaining-minute', '0'],
    ['x-requests-remaining', '00'],
    ['ratelimit', 'limit=100, remaining=0, reset=50'],
    ['ratelimit', '"default";r=0;t=30'],
  ];
  for (const [name, value] of none) it(`count to nothing: ${name}: ${value}`, () => assert(hasNoneLeft(name, value)));
  const some: [name: string, value: string][] = [
    ['x-ratelimit-remaining', '10'],
    ['x-ratelimit-remaining', ''],
    ['x-ratelimit-limit', '0'],
    ['x-pages-remaining', '0'],
    ['ratelimit', 'limit=100, remaining=50, reset=0'],
  ];
  for (const [name, value] of some) it(`count to more: ${name}: ${value}`, () => assert(!hasNoneLeft(name, value)));
});
