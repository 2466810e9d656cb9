import type { LimitReport } from '../../core/contracts/generated/types.ts';

/** Maximum of concurrent requests; more would be an attack on most APIs. */
export const maxParallel = 32;

/** The longest wait before a retry: the default and the maximum, in seconds. */
export const [defaultMaxWait, maxWaitLimit] = [3600, 365 * 86_400];

/** Limits for a trial run: pages, records and child runs per job, requests for the whole run. */
export interface RunLimits {
  maxPages?: number;
  /** Pages of each run of a job: those of a child count for each record of its parent. */
  maxRunPages?: number;
  maxRecords?: number;
  maxRequests?: number;
  /** Number of parent records for which a child job runs. */
  maxChildRuns?: number;
}

/** A limit that cut data off. */
export type Cut = Omit<LimitReport, 'job'>;
