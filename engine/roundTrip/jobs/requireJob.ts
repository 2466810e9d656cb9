import { UserError } from '../../core/errors.ts';
import type { RemoteJob } from '../../core/platform/remoteJob.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';

/** A job. Throws a UserError if there is none. */
export async function requireJob(project: ProjectApi, id: string, signal: AbortSignal): Promise<RemoteJob> {
  const job = await project.queue.job(id, signal);
  if (job !== undefined) return job;
  throw new UserError('platform.not-found', `The project has no job "${id}". List its jobs for their ids.`);
}
