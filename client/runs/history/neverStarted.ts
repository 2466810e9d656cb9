import type { RunReport } from '@pagewright/engine/run';

/** Whether a run failed before its first job and its first request, usually because of its configuration. */
export function neverStarted({ outcome, jobs, requests, remote }: RunReport): boolean {
  // A job of the platform has started there.
  return remote === undefined && outcome === 'failed' && jobs.length === 0 && requests === 0;
}
