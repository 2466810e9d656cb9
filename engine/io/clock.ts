import { setTimeout as sleep } from 'node:timers/promises';

/** Time as the engine sees it. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Resolves after this time, or rejects with the signal's reason. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};
