import type { RunReport } from '@pagewright/engine/run';

/** Whether a run failed before its first job and its first request, usually because of its configuration. */
export function neverStarted({ outcome, jobs, requests }: RunReport): boolean {
  return outcome === 'failed' && jobs.length === 0 && requests === 0;
}
