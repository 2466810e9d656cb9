/** Signals of Ctrl-C, a request to end, and a terminal that closes. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls back at the first signal that asks the process to end. Returns a function that stops listening. Without a
 * listener, the system ends the process at the next signal, even while the process is too busy to notice it.
 */
export function onFirstSignal(end: () => void): () => void {
  const stop = () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
  const onSignal = () => {
    stop();
    end();
  };
  for (const signal of signals) process.on(signal, onSignal);
  return stop;
}
