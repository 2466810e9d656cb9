import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from './clock.ts';

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};
