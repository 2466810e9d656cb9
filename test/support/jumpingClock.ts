import { type FakeClock, fakeClock } from './fakeClock.ts';

/** No run may wait longer unless somebody allows it. */
const maxWaitMs = 3_600_000;

/**
 * A clock that somebody sets while it is used: by these milliseconds, one after the other and again from the first,
 * each after this many readings. It refuses a wait that is longer than a run may wait.
 */
export function jumpingClock(jumps: readonly number[], readings: number): FakeClock {
  const clock = fakeClock();
  let read = 0;
  let offset = 0;
  return {
    waits: clock.waits,
    now() {
      read++;
      if (read % readings === 0) offset += jumps[(read / readings - 1) % jumps.length] ?? 0;
      return clock.now() + offset;
    },
    async sleep(milliseconds, signal) {
      if (!(milliseconds >= 0 && milliseconds <= maxWaitMs)) throw new Error(`A wait of ${milliseconds} ms.`);
      await clock.sleep(milliseconds, signal);
    },
  };
}
