/** Ceilings for trying out: pages and records for each job, requests for the whole run. */
export interface RunLimits {
  maxPages?: number;
  maxRecords?: number;
  maxRequests?: number;
}

export type LimitCode = 'max-pages' | 'max-records' | 'max-requests';
