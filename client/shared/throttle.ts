/** A function that may be called at any rate. `dispose` drops a pending call. */
interface Paced<Args extends unknown[] = []> {
  (...args: Args): void;
  dispose(): void;
}

/**
 * Limits updates of a display whose state changes with every event: acts at once, then at most every `everyMs`
 * milliseconds, and always once more after the last call.
 */
export function throttle(act: () => void, everyMs: number): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const call = () => {
    isPending = timer !== undefined;
    if (isPending) return;
    timer = setTimeout(due, everyMs);
    act();
  };
  const due = () => {
    timer = undefined;
    if (isPending) call();
  };
  return Object.assign(call, { dispose: () => clearTimeout(timer) });
}

/** Delays reactions to typing or writing: acts once there was no call for `pauseMs` milliseconds. */
export function debounce<Args extends unknown[]>(act: (...args: Args) => void, pauseMs: number): Paced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = (...args: Args) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...args), pauseMs);
  };
  return Object.assign(call, { dispose: () => clearTimeout(timer) });
}
