import { shownJob } from '../../core/platform/judging/shownJob.ts';
import type { NewJob, RemoteJob } from '../../core/platform/remoteJob.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';
import { type TablesBefore, tablesBefore } from './jobTables.ts';

export type { TablesBefore } from './jobTables.ts';

/** A job that was started, and the tables before it. */
export interface StartedJob {
  job: RemoteJob;
  before: TablesBefore;
}

/**
 * Starts a job, after reading the tables that it may write. It asks nobody, and starts nothing twice. The request that
 * starts it takes its time even if the signal is aborted: one that is cut may arrive.
 */
export async function startJob(project: ProjectApi, job: NewJob, signal: AbortSignal): Promise<StartedJob> {
  const before = await tablesBefore(project, job, signal);
  signal.throwIfAborted();
  return { job: shownJob(await project.queue.create(job, new AbortController().signal)), before };
}
