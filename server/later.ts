/** Calls a function after a pause; the returned function cancels it. */
export function later(work: () => void, pauseMs: number): () => void {
  const timer = setTimeout(work, pauseMs);
  return () => clearTimeout(timer);
}
