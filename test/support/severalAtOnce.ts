import os from 'node:os';

/** Does the work for each item, for as many at a time as the machine has cores. */
export async function severalAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const workThrough = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, workThrough));
}
