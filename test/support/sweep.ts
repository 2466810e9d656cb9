import { runSeed, seeded } from './seeded.ts';

/** Whether all cases are checked, as in `.ci/run`. `npm test` by itself checks samples. */
export const isExhaustive = process.env['PAGEWRIGHT_EXHAUSTIVE'] === '1';

type Check = (this: Mocha.Context) => unknown;

/** A test that is pending in `npm test`: it takes long, and checks a detail or code that changes seldom. */
export function inSweep(title: string, check: Check): void {
  (isExhaustive ? it : it.skip)(title, check);
}

/** Tests that are pending in `npm test`. Then nothing is prepared for them: no hook runs. */
export function suiteInSweep(title: string, define: (this: Mocha.Suite) => void): void {
  (isExhaustive ? describe : describe.skip)(title, define);
}

const part = Number(process.env['PAGEWRIGHT_SWEEP_PART'] ?? 1);

/** The number of random inputs: the sample, or the requested part of the whole. */
export function randomCount({ whole, sample }: { whole: number; sample: number }): number {
  return isExhaustive ? partOf(whole) : sample;
}

/** The number of random inputs: all, or the requested part, so that a slow machine finishes too. */
export function partOf(count: number): number {
  return Math.ceil(count * part);
}

/**
 * All cases of a table, each with the function that makes a test of it. In `npm test`, all but this number of tests are
 * pending.
 */
export function sampled<Case>(cases: readonly Case[], size = 1): [test: typeof inSweep, item: Case][] {
  const chosen = new Set(chosenOf(cases, size).map(([index]) => index));
  return cases.map((item, index) => [chosen.has(index) ? it : it.skip, item]);
}

/** Checks each item, or a sample of this size; a failure names its item. */
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

/** Chooses this number of items, or all in an exhaustive run, in their order. */
function chosenOf<Item>(items: readonly Item[], size: number): [index: number, item: Item][] {
  const rest = [...items.entries()];
  if (isExhaustive) return rest;
  const next = seeded(runSeed);
  const chosen: typeof rest = [];
  while (chosen.length < size && rest.length > 0) chosen.push(...rest.splice(next(rest.length), 1));
  return chosen.sort(([one], [other]) => one - other);
}

/** Every text on the way to this one as it is typed: without its end, from one character on. */
export function beginningsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(0, at + 1));
}
