/** Up to this number, all are searched for in every exchange. */
const maxLasting = 200;

/**
 * The credentials of a recording. Where each request has another one, such as a signature, there may be as many as
 * exchanges: then the most frequent ones are searched for everywhere, and the others near the exchanges that have them.
 */
export class FoundCredentials {
  /** The number of exchanges with the same credentials to search for. */
  readonly blockSize: number;
  readonly #found: readonly (readonly string[])[];
  readonly #lasting: readonly string[];

  /** Takes the credentials of each exchange. */
  constructor(found: readonly (readonly string[])[]) {
    this.#found = found;
    const counts = new Map<string, number>();
    for (const value of found.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
    const mostFrequent = [...counts].sort(([, one], [, other]) => other - one);
    this.#lasting = mostFrequent.slice(0, maxLasting).map(([value]) => value);
    this.blockSize = counts.size > maxLasting ? 100 : Number.POSITIVE_INFINITY;
  }

  /** The credentials to search for in a block of exchanges. */
  around(block: number): string[] {
    if (this.blockSize === Number.POSITIVE_INFINITY) return [...this.#lasting];
    const near = this.#found.slice(Math.max(0, block - 1) * this.blockSize, (block + 2) * this.blockSize);
    return [...new Set([...this.#lasting, ...near.flat()])];
  }
}
