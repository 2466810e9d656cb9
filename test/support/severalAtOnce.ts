import os from 'node:os';

/** Does the work for each item: for one more at a time than the machine has cores, because one of them mostly waits. */
export async function severalAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const workThrough = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() + 1 }, workThrough));
}
