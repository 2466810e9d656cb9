import { seeded } from './seeded.ts';

/** `npm run test:exhaustive` looks at everything that a sweep has, `npm test` at a sample. */
export const isExhaustive = process.env['PAGEWRIGHT_EXHAUSTIVE'] === '1';

/** A test that `npm test` leaves to the sweep: it takes long, and looks at a detail or at what changes seldom. */
export function inSweep(title: string, check: (this: Mocha.Context) => unknown): void {
  if (isExhaustive) it(title, check);
}

/** Which sample: the same in every run, unless another number is given. A failure names it. */
export const seed = Number(process.env['PAGEWRIGHT_SEED'] ?? 1);

const part = Number(process.env['PAGEWRIGHT_SWEEP_PART'] ?? 1);

/**
 * How many of so many random inputs the sweep makes: all, or the part that is asked for, so that it ends in sensible
 * time on a slow machine too. A list that has an end is always looked at whole.
 */
export function partOf(count: number): number {
  return Math.ceil(count * part);
}

/** The cases of a table that have a test: in `npm test` so many of them, in the sweep all. */
export function sampleOrAll<Case>(cases: readonly Case[], size = 1): Case[] {
  return chosenOf(cases, size).map(([, item]) => item);
}

/** Checks each item, or a sample of this size; what fails says with which item. */
export async function sweep<Item>(
  items: readonly Item[],
  sampleSize: number,
  check: (item: Item) => unknown,
): Promise<void> {
  for (const [index, item] of chosenOf(items, sampleSize)) {
    try {
      await check(item);
    } catch (error) {
      throw new Error(`number ${index} of ${items.length}: ${String(error)}`, { cause: error });
    }
  }
}

/** So many of the items, or all in the sweep and where there are fewer, in their order and each with its index. */
function chosenOf<Item>(items: readonly Item[], size: number): [index: number, item: Item][] {
  const left = [...items.entries()];
  if (isExhaustive) return left;
  const next = seeded(seed);
  const chosen: typeof left = [];
  while (chosen.length < size && left.length > 0) chosen.push(...left.splice(next(left.length), 1));
  return chosen.sort(([one], [other]) => one - other);
}

/** Every text on the way to this one as it is typed: without its end, from one character on. */
export function beginningsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(0, at + 1));
}
