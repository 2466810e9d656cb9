/**
 * Wraps something that shows a state, so that it may be asked for at every event: it is done at once, and again at most
 * every so many milliseconds, always once more after the last asking. `dispose` gives up what is still waiting.
 */
export function oftenEnough(show: () => void, everyMs: number): { ask(): void; dispose(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  const due = () => {
    timer = undefined;
    if (isAsked) ask();
  };
  const ask = () => {
    isAsked = timer !== undefined;
    if (timer !== undefined) return;
    show();
    timer = setTimeout(due, everyMs);
  };
  return { ask, dispose: () => clearTimeout(timer) };
}
