import type { NewJob, RemoteJob } from '../../core/platform/remoteJob.ts';

/** The Queue API of a stack. It throws as the Storage API does. A branch that is absent is the default one, also in jobs. */
export interface QueueApi {
  /** Starts a job. Never sent again by itself: it would run twice. */
  create(job: NewJob, signal: AbortSignal): Promise<RemoteJob>;
  /** Undefined: there is none. */
  job(id: string, signal: AbortSignal): Promise<RemoteJob | undefined>;
  /** Asks a job to stop, or to go on stopping; false: it had ended before. */
  stop(id: string, signal: AbortSignal): Promise<boolean>;
  /** The newest first. */
  search(search: JobSearch, signal: AbortSignal): Promise<RemoteJob[]>;
  /** The last job of each configuration that has had one. */
  lastJobs(components: readonly string[], branch: string | undefined, signal: AbortSignal): Promise<RemoteJob[]>;
}

export interface JobSearch {
  component?: string;
  configuration?: string;
  branch?: string;
  limit: number;
  offset: number;
}
