import assert from 'node:assert/strict';
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

  it('has a reason in words', () => {
    const text = waitText({ ...event, delayMs: 5000, reason: 'http.connection-refused' });
    assert.match(text, /^connection refused, trying again at /);
  });
});
