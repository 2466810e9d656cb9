import type { JobConfig } from '../../core/config/extractionConfig.ts';
import type { ShardPages } from '../../core/contracts/generated/types.ts';

/** The share of its jobs that a run reads. */
export interface Share {
  /** Whether it is all, requested by this run itself. Otherwise an end by a limit is not reported. */
  readonly isWhole: boolean;
  /** The pages of its only job; undefined: all. */
  readonly pages: ShardPages | undefined;
  /** Whether the children run for a record of this job; the records of all its pages count from 0. */
  takesParent(job: JobConfig, index: number): boolean;
}

export const wholeShare: Share = { isWhole: true, pages: undefined, takesParent: () => true };
