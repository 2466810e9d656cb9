/** Gives whole numbers from 0 up to, but not including, a bound. */
export type Next = (below: number) => number;

/** Random numbers that are the same for the same seed, so that a failure can be looked at again. */
export function seeded(seed: number): Next {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    // The lower bits of such a sequence repeat soon.
    return (state >>> 8) % below;
  };
}

/** The seed of the random inputs and the samples of a run of the tests; 1 where no other number is given. */
export const runSeed = Number(process.env['PAGEWRIGHT_SEED'] ?? 1);

/** Seeds for random inputs. Another seed of the run gives others, without one of these. */
export function seedsOf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (runSeed - 1) * count + index + 1);
}

/** Runs a check with the random numbers of this many seeds; a failure names its seed. */
export function forSeeds(count: number, check: (next: Next, seed: number) => void): void {
  for (const seed of seedsOf(count)) {
    try {
      check(seeded(seed), seed);
    } catch (error) {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}
