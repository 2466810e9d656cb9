import type { LimitReport } from '../../core/contracts/generated/types.ts';

/** Requests that may be under way at a time, whoever asks: more would be an attack on most APIs rather than a read. */
export const maxParallel = 32;

/** Ceilings for trying out: pages, records and runs as a child for each job, requests for the whole run. */
export interface RunLimits {
  maxPages?: number;
  maxRecords?: number;
  maxRequests?: number;
  /** For how many records of its parents a child job runs. */
  maxChildRuns?: number;
}

/** A limit that cut data off. */
export type Cut = Omit<LimitReport, 'job'>;
