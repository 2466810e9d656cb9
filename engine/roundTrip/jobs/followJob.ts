import type { RemoteEvent, RemoteJob } from '../../core/platform/remoteJob.ts';
import type { Clock } from '../../io/clock.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';

/** Something new of a job that is followed. */
export type JobUpdate =
  | { kind: 'status'; job: RemoteJob }
  | { kind: 'event'; event: RemoteEvent }
  /** The project does not answer; following goes on. */
  | { kind: 'trouble'; message: string };

export interface FollowOptions {
  clock: Clock;
  /** Ends following; the job goes on. */
  signal: AbortSignal;
  /** The last event that is known; absent: from the first. */
  after?: string;
}

/** Follows a job until it has ended, and returns it as it ended. Throws the signal's reason when it is aborted. */
export async function* followJob(
  project: ProjectApi,
  id: string,
  options: FollowOptions,
): AsyncGenerator<JobUpdate, RemoteJob> {
  throw new Error(`Not followed yet: ${project.stack} ${id} ${options.after}`);
}
