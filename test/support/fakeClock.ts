import type { Clock } from '../../engine/io/clock.ts';

export interface FakeClock extends Clock {
  /** Every requested wait, in milliseconds. */
  waits: number[];
}

/** A clock that stands still but for the waits, which are over at once. */
export function fakeClock(start = '2026-01-31T08:00:00.000Z'): FakeClock {
  let now = Date.parse(start);
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    async sleep(milliseconds, signal) {
      signal.throwIfAborted();
      waits.push(milliseconds);
      now += milliseconds;
    },
  };
}
