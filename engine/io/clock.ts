import timers from 'node:timers/promises';
import { longestTimerMs } from '../core/longestTimerMs.ts';

/** Time as the engine sees it. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Resolves after this time, however long, or rejects with the signal's reason. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => Date.now(), sleep };

/** In pieces, because a longer timer would end at once. */
async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  let left = milliseconds;
  for (; left > longestTimerMs; left -= longestTimerMs) await timers.setTimeout(longestTimerMs, undefined, { signal });
  await timers.setTimeout(left, undefined, { signal });
}
