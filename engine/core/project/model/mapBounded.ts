/** How many files are read at the same time. */
const maxFiles = 32;

/** The results for all items, in their order, at most `atOnce` at the same time. Rejects with the first error. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  compute: (item: Item) => Promise<Result>,
  atOnce = maxFiles,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const rest = items.entries();
  const work = async () => {
    for (const [index, item] of rest) results[index] = await compute(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
