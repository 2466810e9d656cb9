import type { JobConfig } from '../../core/config/extractionConfig.ts';
import type { ShardPages } from '../../core/contracts/generated/types.ts';

/** How much of its jobs a run reads. */
export interface Share {
  /** Whether it is all, asked for by this run itself. Where it is not, an end by a limit is no news. */
  readonly isWhole: boolean;
  /** The pages of its only job; undefined: all. */
  readonly pages: ShardPages | undefined;
  /** Whether the children run for a record of this job; the records of all its pages count from 0. */
  takesParent(job: JobConfig, index: number): boolean;
}

/** All of them. */
export const wholeShare: Share = { isWhole: true, pages: undefined, takesParent: () => true };
