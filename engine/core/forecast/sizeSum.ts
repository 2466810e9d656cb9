import type { WholeRuns } from '../contracts/generated/types.ts';
import type { RunSize } from './runSize.ts';

/** Sums up the sizes of the runs of a job, and how much they differ, without keeping them. */
export class SizeSum {
  #runs = 0;
  #stated = 0;
  #pageSize: number | undefined;
  readonly #pages = new Spread();
  readonly #records = new Spread();

  add({ pages, records, isStated, pageSize }: RunSize): void {
    this.#runs++;
    if (isStated) this.#stated++;
    this.#pageSize = pageSize;
    this.#pages.add(pages);
    this.#records.add(records);
  }

  /** The sum; undefined without any run. */
  sum(): WholeRuns | undefined {
    if (this.#runs === 0) return undefined;
    const [pagesDeviation, recordsDeviation] = [this.#pages.deviation, this.#records.deviation];
    return {
      runs: this.#runs,
      ...(this.#stated > 0 && { stated: this.#stated }),
      pages: this.#pages.sum,
      records: this.#records.sum,
      ...(this.#pageSize !== undefined && { pageSize: this.#pageSize }),
      ...(pagesDeviation > 0 && { pagesDeviation }),
      ...(recordsDeviation > 0 && { recordsDeviation }),
    };
  }
}

/** The sum of numbers and their standard deviation, by Welford's method, which loses no digits. */
class Spread {
  sum = 0;
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.sum += value;
    const before = value - this.#mean;
    this.#mean += before / this.#count;
    this.#squares += before * (value - this.#mean);
  }

  /** Of a sample, to two digits after the point. */
  get deviation(): number {
    return this.#count < 2 ? 0 : Math.round(Math.sqrt(this.#squares / (this.#count - 1)) * 100) / 100;
  }
}
