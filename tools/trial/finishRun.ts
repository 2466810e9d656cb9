import type { RunReport, RunRequest } from '@pagewright/engine/run';

/** A finished run with the requests that got the first page of each job, by the names of the jobs. */
export interface FinishedRun {
  report: RunReport;
  firstPages: Record<string, number>;
}

/** Runs to the end without reporting events. */
export async function finishRun(request: RunRequest, signal: AbortSignal): Promise<FinishedRun> {
  const { runExtraction } = await import('@pagewright/engine/run');
  const events = runExtraction({ ...request, details: ['page'] }, signal);
  const firstPages = new Map<string, number>();
  for (;;) {
    const { done, value } = await events.next();
    if (done) return { report: value, firstPages: Object.fromEntries(firstPages) };
    if (value.kind !== 'page' || value.request === undefined || value.job === undefined) continue;
    if (!firstPages.has(value.job)) firstPages.set(value.job, value.request);
  }
}
