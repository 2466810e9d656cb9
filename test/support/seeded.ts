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

/** Runs a check with the random numbers of each seed; what fails says with which one. */
export function forSeeds(count: number, check: (next: Next, seed: number) => void, first = 1): void {
  for (let seed = first; seed < first + count; seed++) {
    try {
      check(seeded(seed), seed);
    } catch (error) {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}
