import { seeded } from './seeded.ts';

/** `npm run test:exhaustive` looks at everything that a sweep has, `npm test` at a sample. */
export const isExhaustive = process.env['PAGEWRIGHT_EXHAUSTIVE'] === '1';

/** Which sample: the same in every run, unless another number is given. A failure names it. */
export const seed = Number(process.env['PAGEWRIGHT_SEED'] ?? 1);

/** Checks each item, or a sample of this size; what fails says with which item. */
export async function sweep<Item>(
  items: readonly Item[],
  sampleSize: number,
  check: (item: Item) => unknown,
): Promise<void> {
  for (const [index, item] of isExhaustive ? items.entries() : sampleOf(items, sampleSize)) {
    try {
      await check(item);
    } catch (error) {
      throw new Error(`number ${index} of ${items.length}: ${String(error)}`, { cause: error });
    }
  }
}

/** So many of the items, or all where there are fewer, in their order and each with its index. */
function sampleOf<Item>(items: readonly Item[], size: number): [index: number, item: Item][] {
  const left = [...items.entries()];
  const next = seeded(seed);
  const chosen: typeof left = [];
  while (chosen.length < size && left.length > 0) chosen.push(...left.splice(next(left.length), 1));
  return chosen.sort(([one], [other]) => one - other);
}

/** Every text on the way to this one as it is typed: without its end, from one character on. */
export function beginningsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(0, at + 1));
}
