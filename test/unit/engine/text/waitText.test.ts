import assert from 'node:assert/strict';
import { nearMaxWait } from '../../../../engine/core/request/nearMaxWait.ts';
import { waitText } from '../../../../engine/core/text/waitText.ts';

const event = { time: '2026-01-31T23:59:50.000Z', reason: 'HTTP 429', attempt: 2, maxRetries: 10 };

describe('The text about a wait', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  const cases: [zone: string, delayMs: number, until: string][] = [
    ['UTC', 5000, '23:59:55'],
    ['UTC', 17_500, '00:00:07'],
    ['Asia/Kolkata', 17_500, '05:30:07'],
    ['America/St_Johns', 3_600_000, '21:29:50'],
    ['Europe/Prague', 86_400_000 * 30, '2026-03-03 00:59:50'],
  ];
  for (const [TZ, delayMs, until] of cases) {
    it(`says until when in local time: ${delayMs} ms in ${TZ}`, () => {
      process.env.TZ = TZ;
      assert.equal(waitText({ ...event, delayMs }), `HTTP 429, trying again at ${until} (2 of 10)`);
    });
  }

  const limits: [title: string, wait: Partial<Parameters<typeof waitText>[0]>, text: string][] = [
    [
      'no request is left',
      { reason: 'used-up', header: 'X-RateLimit-Remaining: 0' },
      'waiting until 00:00:24: api.example.com has no request left (X-RateLimit-Remaining: 0)',
    ],
    [
      'the API asks for it',
      { reason: 'asked', header: 'Retry-After: 34' },
      'waiting until 00:00:24: api.example.com asks to wait (Retry-After: 34)',
    ],
    ['it refuses and names no time', {}, 'waiting until 00:00:24: api.example.com refuses more requests'],
    [
      'the wait is long',
      { until: '2026-02-02T00:00:24.000Z', delayMs: 2 * 86_400_000 },
      'waiting until 2026-02-02 00:00:24: api.example.com refuses more requests',
    ],
    [
      'a longer one would end the run',
      { maxWaitMs: 60_000 },
      'waiting until 00:00:24: api.example.com refuses more requests; the longest wait that is allowed is 1 min 0 s',
    ],
    [
      'the port is named',
      { origin: 'http://127.0.0.1:8377' },
      'waiting until 00:00:24: 127.0.0.1:8377 refuses more requests',
    ],
    [
      'the header is more than a line',
      { header: `Retry-After: \n${'9'.repeat(100)}` },
      `waiting until 00:00:24: api.example.com refuses more requests (Retry-After: \\u000a${'9'.repeat(46)}…)`,
    ],
  ];
  for (const [title, given, text] of limits) {
    it(`says what limits the requests: ${title}`, () => {
      process.env.TZ = 'UTC';
      const until = '2026-02-01T00:00:24.000Z';
      const wait = { origin: 'https://api.example.com', until, delayMs: 34_000, reason: 'refused', ...given } as const;
      assert.equal(waitText(wait as Parameters<typeof waitText>[0]), text);
    });
  }

  it('says when the wait before a retry is near the longest one', () => {
    const text = waitText({ ...event, delayMs: 1_800_000, ...nearMaxWait(1_800_000, 3_600_000) });
    assert.match(text, / \(2 of 10\); the longest wait that is allowed is 1 h 0 min$/);
    assert.deepEqual(nearMaxWait(1_799_000, 3_600_000), {});
  });

  it('has a reason in words', () => {
    const text = waitText({ ...event, delayMs: 5000, reason: 'http.connection-refused' });
    assert.match(text, /^connection refused, trying again at /);
  });
});
