import type { Verdict } from '../contracts/generated/types.ts';

/** The verdict on one run of a job, with what several runs are compared by. */
export interface RunVerdict extends Verdict {
  /** Records of the largest page. */
  largestPage?: number;
}
