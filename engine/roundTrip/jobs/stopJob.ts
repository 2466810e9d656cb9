import type { ProjectApi } from '../../io/platform/projectApi.ts';

/** Asks a job to stop; false: it had ended before. */
export function stopJob(project: ProjectApi, id: string, signal: AbortSignal): Promise<boolean> {
  return project.queue.stop(id, signal);
}
