/** How many files are read at the same time. */
const maxAtOnce = 32;

/** The results for all items, in their order; only some are computed at the same time. Rejects with the first error. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  compute: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const rest = items.entries();
  const work = async () => {
    for (const [index, item] of rest) results[index] = await compute(item);
  };
  await Promise.all(Array.from({ length: Math.min(maxAtOnce, items.length) }, work));
  return results;
}
