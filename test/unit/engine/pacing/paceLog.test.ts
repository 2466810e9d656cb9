import assert from 'node:assert/strict';
import { PaceLog } from '../../../../engine/core/pacing/paceLog.ts';

describe('the log of a pace', () => {
  it('counts requests, refusals, the most in flight and waits by time', () => {
    const log = new PaceLog(1000);
    log.sent(1000, 1);
    log.sent(1050, 2);
    log.refused(1060);
    log.waited(1080, 1250);
    log.sent(1250, 1);
    assert.equal(log.stepMs, 100);
    assert.deepEqual(log.steps, [
      { requests: 2, refusals: 1, inFlight: 2, waitedMs: 20 },
      { requests: 0, refusals: 0, inFlight: 0, waitedMs: 100 },
      { requests: 1, refusals: 0, inFlight: 1, waitedMs: 50 },
    ]);
  });

  it('keeps no more steps for a long run, and loses no count', () => {
    const log = new PaceLog(0);
    const hours = 3_600_000;
    for (let minute = 0; minute < 600; minute++) {
      log.sent(minute * 60_000, 1 + (minute % 7));
      log.waited(minute * 60_000, minute * 60_000 + 30_000);
    }
    assert.ok(log.steps.length <= 120 && log.steps.length * log.stepMs >= 9 * hours);
    const sum = (key: 'requests' | 'waitedMs') => log.steps.reduce((all, step) => all + step[key], 0);
    assert.deepEqual([sum('requests'), sum('waitedMs'), log.waitedMs], [600, 18_000_000, 18_000_000]);
    assert.equal(Math.max(...log.steps.map(({ inFlight }) => inFlight)), 7);
  });
});
