/** Maximum of concurrent transfers. */
const atOnce = 4;

/** Does some work for each item, a few at a time. Throws the first failure after the started work has ended. */
export async function forEachAtOnce<T>(
  items: readonly T[],
  signal: AbortSignal,
  work: (item: T, signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const left = items.values();
  const workOff = async () => {
    for (const item of left) await work(item, either);
  };
  const ends = Array.from({ length: atOnce }, () => workOff().catch((error: unknown) => failure.abort(error)));
  await Promise.all(ends);
  signal.throwIfAborted();
  failure.signal.throwIfAborted();
}
