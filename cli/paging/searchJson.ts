import type { PagingSearch } from '@pagewright/engine/run';

/** The result of a search as `find-paging --format json` prints it (`docs/contracts.md#command-line`). */
export function searchJson({ conclusion, jobs, tried, ...search }: PagingSearch) {
  const method = (search.pagination as { method?: unknown } | undefined)?.method;
  return {
    result: search.result,
    ...(typeof method === 'string' && { method }),
    ...(search.pagination !== undefined && { pagination: search.pagination }),
    changes: search.changes,
    evidence: search.evidence,
    tried: tried.map(({ why, ...way }) => ({ ...way, reason: why })),
    requests: search.requests,
    maxRequests: search.maxRequests,
    reason: conclusion,
    ...(jobs.length > 1 && {
      jobs: jobs.map(({ job, result, pagination, conclusion: reason }) => ({
        job,
        result,
        ...(pagination !== undefined && { pagination }),
        reason,
      })),
    }),
  };
}
