import type { Verdict } from '../contracts/generated/types.ts';

/** The verdict on one run of a job, with the page size for comparing several runs. */
export interface RunVerdict extends Verdict {
  /** The number of records on the largest page. */
  largestPage?: number;
}
