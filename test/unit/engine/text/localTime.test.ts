import assert from 'node:assert/strict';
import {
  localSecond,
  localTime,
  localTimestamp,
  shortTime,
  timeOfDay,
} from '../../../../engine/core/text/localTime.ts';

describe('A time for a person', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  const time = '2026-01-31T23:59:50.250Z';
  const cases: [zone: string, hours: RegExp, timestamp: string][] = [
    ['UTC', /\b(23|11):59:50\b/, '2026-01-31 23:59:50.250'],
    ['Asia/Kolkata', /\b0?5:29:50\b/, '2026-02-01 05:29:50.250'],
    ['America/St_Johns', /\b(20|0?8):29:50\b/, '2026-01-31 20:29:50.250'],
  ];
  for (const [TZ, hours, timestamp] of cases) {
    it(`is that of the zone ${TZ}`, () => {
      process.env.TZ = TZ;
      assert.match(localTime(time), hours);
      assert.equal(localTimestamp(Date.parse(time)), timestamp);
      assert.equal(localSecond(time), timestamp.slice(0, 19));
    });
  }

  it('has no narrow space, which English has before AM', () => assert.doesNotMatch(localTime(time), /\u202f/));

  it('is short without the date where that is of today', () => {
    process.env.TZ = 'UTC';
    assert.equal(shortTime(time, new Date('2026-01-31T00:00:00.000Z')), timeOfDay(time));
    assert.match(timeOfDay(time), /^(23|11):59:50\b/);
    assert.match(shortTime(time, new Date('2026-02-01T00:00:00.000Z')), /26.*\b(23|11):59:50\b/);
  });
});
