import type { FindingChange, FindingEvidence, FindingResult, PagingSearch } from '../core/contracts/generated/types.ts';

/** A way that was tried, and why it does not work. */
interface TriedWay {
  what: string;
  reason: string;
  requests?: number[];
}

/** The result of a search as `find-paging --format json` and the tool `find_pagination` give it. */
export interface SearchJson {
  result: FindingResult;
  /** Absent: nothing to write, or none. */
  method?: string;
  pagination?: Record<string, unknown>;
  changes: FindingChange[];
  evidence: FindingEvidence[];
  tried: TriedWay[];
  requests: number;
  maxRequests: number;
  reason: string;
  /** The results of each of several jobs; absent: one job was searched. */
  jobs?: JobJson[];
}

type JobJson = Pick<SearchJson, 'result' | 'pagination' | 'reason'> & { job: string };

/** The result of a search as one JSON object (`docs/contracts.md#search-for-paging`). */
export function searchJson({ conclusion, jobs, tried, ...search }: PagingSearch): SearchJson {
  const method = (search.pagination as { method?: unknown } | undefined)?.method;
  return {
    result: search.result,
    ...(typeof method === 'string' && { method }),
    ...(search.pagination && { pagination: { ...search.pagination } }),
    changes: search.changes,
    evidence: search.evidence,
    tried: tried.map(({ what, why, requests }) => ({ what, reason: why, ...(requests && { requests }) })),
    requests: search.requests,
    maxRequests: search.maxRequests,
    reason: conclusion,
    ...(jobs.length > 1 && { jobs: jobs.map(jobJson) }),
  };
}

function jobJson({ job, result, pagination, conclusion }: PagingSearch['jobs'][number]): JobJson {
  return { job, result, ...(pagination && { pagination: { ...pagination } }), reason: conclusion };
}
