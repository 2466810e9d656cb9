import { shownJob } from '../../core/platform/judging/shownJob.ts';
import type { RemoteJob } from '../../core/platform/remoteJob.ts';
import type { Trip } from '../trip.ts';
import { chooseJob } from './chooseJob.ts';

/** The last jobs of a configuration that somebody names, the newest first. Throws a UserError if there is none. */
export async function listJobs(trip: Trip, name: string, limit: number): Promise<RemoteJob[]> {
  const { component, configuration, branch } = (await chooseJob(trip, name, {})).job;
  const search = { component, configuration, ...(branch !== undefined && { branch }), limit, offset: 0 };
  return (await trip.api.queue.search(search, trip.signal)).map(shownJob);
}
