import type { ProjectApi } from '../../io/platform/projectApi.ts';
import { requireJob } from './requireJob.ts';

/** Asks a job to stop; false: it had ended before. Throws a UserError if there is none. */
export async function stopJob(project: ProjectApi, id: string, signal: AbortSignal): Promise<boolean> {
  await requireJob(project, id, signal);
  return await project.queue.stop(id, signal);
}
