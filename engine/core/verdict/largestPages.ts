/**
 * The largest pages of many runs. Among many numbers of records, a round one can be chance. It is a cap if several runs
 * end at the same number and none has a larger page.
 */
export class LargestPages {
  #largest = 0;
  #cappedThere = 0;

  /** Adds the size of the largest page of a run, and whether it looks capped. */
  add(size: number, isCapped: boolean): void {
    if (size > this.#largest) this.#cappedThere = 0;
    this.#largest = Math.max(size, this.#largest);
    if (isCapped && size === this.#largest) this.#cappedThere++;
  }

  get showCap(): boolean {
    return this.#cappedThere > 1;
  }
}
