import { shownEvent } from '../../core/platform/judging/shownEvent.ts';
import type { RemoteEvent } from '../../core/platform/remoteJob.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';

/** The events of a job as a person may see them, the oldest first, and no more pages once there are `most`. */
export async function listEvents(
  project: ProjectApi,
  job: string,
  most: number,
  signal: AbortSignal,
): Promise<RemoteEvent[]> {
  return (await project.storage.events(job, undefined, signal, most)).map(shownEvent);
}
