import assert from 'node:assert/strict';
import type { RetryPolicy } from '../../../../../engine/core/config/extractionConfig.ts';
import type { Code } from '../../../../../engine/core/contracts/generated/types.ts';
import { TransportError, type UserError } from '../../../../../engine/core/errors.ts';
import { maxRetriesAfter, waitOf } from '../../../../../engine/run/sending/retries.ts';
import type { SendResult } from '../../../../../engine/run/sending/transport.ts';

const policy: RetryPolicy = {
  maxRetries: 10,
  retryHeader: 'Retry-After',
  statusCodes: [429, 503],
  codesAt: '/api/retryConfig/http/codes',
  transportCodes: [6, 7, 28, 35, 60],
  explicit: false,
};
const status = (code: number, headers: Record<string, string> = {}): SendResult => ({
  response: { status: code, headers: new Map(Object.entries(headers)), body: new Uint8Array() },
});
const failure = (curlCode: number, code: Code = 'http.failed'): SendResult => ({
  error: new TransportError(code, curlCode, 'No response.', undefined),
});

describe('how often a request is repeated (jobs.md 7.1)', () => {
  const rows: [title: string, result: SendResult, isFirstContact: boolean, expected: number, extra?: object][] = [
    ['never after a success', status(200), false, 0],
    ['never after a status that is not listed', status(404), false, 0],
    ['as often as is said after a status that is listed', status(503), false, 10],
    ['as often as is said after a failure that is listed', failure(28), true, 10],
    ['never after a failure that is not listed', failure(61), false, 0],
    ['twice where a host that never answered cannot be reached', failure(7), true, 2],
    ['twice where a host that never answered cannot be looked up now', failure(6, 'http.lookup-failed'), true, 2],
    ['twice where there was no handshake with a host that never answered', failure(35, 'http.tls-handshake'), true, 2],
    ['never where a host that never answered is not known', failure(6, 'http.host-not-found'), true, 0],
    ['never where the port does not speak TLS', failure(35, 'http.not-tls'), true, 0],
    ['never where the certificate is not trusted', failure(60, 'http.tls'), true, 0],
    [
      'never where no retry helps, whatever the configuration says',
      failure(60, 'http.tls'),
      true,
      0,
      { explicit: true },
    ],
    ['as often as is said where the host has answered before', failure(6, 'http.host-not-found'), false, 10],
    ['as often as is said where a host that has answered cannot be reached', failure(7), false, 10],
    ['as often as the configuration itself says, whatever the host did', failure(7), true, 10, { explicit: true }],
    ['never more than is said', failure(7), true, 1, { maxRetries: 1 }],
  ];
  for (const [title, result, isFirstContact, expected, extra] of rows) {
    it(title, () => assert.equal(maxRetriesAfter(result, { ...policy, ...extra }, isFirstContact), expected));
  }
});

describe('the wait before a retry (jobs.md 7.1)', () => {
  const maxWaitMs = 3_600_000;

  const rows: [title: string, result: SendResult, repeat: number, expected: object][] = [
    ['doubles', status(503), 3, { delayMs: 4000, reason: 'HTTP 503' }],
    ['names the failure', failure(28), 1, { delayMs: 1000, reason: 'http.failed' }],
    ['is that of the header', status(503, { 'retry-after': '17' }), 1, { delayMs: 17_000, reason: 'HTTP 503' }],
    [
      'may be as long as the longest',
      status(503, { 'retry-after': '3600' }),
      1,
      {
        delayMs: maxWaitMs,
        reason: 'HTTP 503',
      },
    ],
    ['stops doubling at the longest', status(503), 2000, { delayMs: maxWaitMs, reason: 'HTTP 503' }],
    [
      'stops doubling where the header cannot be read',
      status(503, { 'retry-after': 'soon' }),
      40,
      {
        delayMs: maxWaitMs,
        reason: 'HTTP 503',
      },
    ],
    ['doubles where too much was asked', status(429), 2, { delayMs: 2000, reason: 'HTTP 429' }],
  ];
  for (const [title, result, repeat, expected] of rows) {
    it(title, () => assert.deepEqual(waitOf(result, policy, { repeat, now: 0, maxWaitMs }), expected));
  }

  for (const wish of [
    '3601',
    '2592000',
    '99999999999',
    '1e308',
    `1${'0'.repeat(400)}`,
    'Fri, 31 Dec 9999 23:59:59 GMT',
  ]) {
    it(`fails if the API asks for a longer one: ${wish.slice(0, 40)}`, () => {
      const tooLong = status(429, { 'retry-after': wish });
      assert.throws(
        () => waitOf(tooLong, policy, { repeat: 1, now: 1.7e12, maxWaitMs }),
        (error: UserError) => {
          assert.equal(error.code, 'http.wait-too-long');
          assert.match(error.message, /longer than 1 h 0 min.*"Retry-After: .{4,61}".*--max-wait/);
          return error.message.includes(wish.slice(0, 60));
        },
      );
    });
  }
});
