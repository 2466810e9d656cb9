/** What may be asked for as often as one likes. `dispose` gives up what is still waiting. */
export interface Paced<Args extends unknown[] = []> {
  (...args: Args): void;
  dispose(): void;
}

/**
 * For what shows a state that changes with every event: it is done at once, and again at most every so many
 * milliseconds, always once more after the last asking.
 */
export function throttle(act: () => void, everyMs: number): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const ask = () => {
    isAsked = timer !== undefined;
    if (isAsked) return;
    timer = setTimeout(due, everyMs);
    act();
  };
  const due = () => {
    timer = undefined;
    if (isAsked) ask();
  };
  return Object.assign(ask, { dispose: () => clearTimeout(timer) });
}

/** For what follows typing or writing: it is done once nobody has asked for it for so many milliseconds. */
export function debounce<Args extends unknown[]>(act: (...args: Args) => void, pauseMs: number): Paced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (...args: Args) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...args), pauseMs);
  };
  return Object.assign(ask, { dispose: () => clearTimeout(timer) });
}
