import os from 'node:os';

/** Does the work for each item: for more at a time than the machine has cores, because that many of them wait. */
export async function severalAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  waiting = 1,
): Promise<void> {
  const left = items.values();
  const workThrough = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() + waiting }, workThrough));
}
