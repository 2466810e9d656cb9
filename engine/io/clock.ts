import { maxTimerMs } from '../core/maxTimerMs.ts';

/** Time as the engine sees it. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Resolves after this time, which has no maximum, or rejects with the signal's reason. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** How long this thread has worked and has waited so far; absent where it is unknown. */
  load?(): ThreadLoad | undefined;
}

/** Milliseconds of a thread. */
export interface ThreadLoad {
  active: number;
  idle: number;
}

const thread = performance as { eventLoopUtilization?(): ThreadLoad };

export const systemClock: Clock = { now: () => Date.now(), sleep, load };

/** Neither a browser nor an event loop that another program drives counts its idle time. */
function load(): ThreadLoad | undefined {
  const counted = thread.eventLoopUtilization?.();
  return counted === undefined || counted.idle === 0 ? undefined : counted;
}

/** Sleeps in pieces, because a longer timer would end at once. */
async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  let left = milliseconds;
  for (; left > maxTimerMs; left -= maxTimerMs) await wait(maxTimerMs, signal);
  await wait(left, signal);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}
