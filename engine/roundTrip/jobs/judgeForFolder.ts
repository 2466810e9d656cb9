import type { JudgedJob } from '../../core/platform/judging/judgedJob.ts';
import { linkPath, readLink } from '../../core/platform/link/readLink.ts';
import type { RemoteJob } from '../../core/platform/remoteJob.ts';
import type { Trip } from '../trip.ts';
import { judgeKnownJob } from './judgeRemoteJob.ts';
import { requireJob } from './requireJob.ts';

/**
 * Judges a job, and compares its version with the one in the folder, if the folder has its configuration. Throws a
 * UserError if there is no such job.
 */
export async function judgeForFolder(trip: Trip, id: string): Promise<JudgedJob> {
  const job = await requireJob(trip.api, id, trip.signal);
  const versionHere = await versionIn(trip, job);
  return await judgeKnownJob(trip.api, job, versionHere === undefined ? {} : { versionHere }, trip.signal);
}

/** The version that was pulled of the configuration of a job; undefined: none was, or it is of another project. */
async function versionIn({ api, files, signal }: Trip, job: RemoteJob): Promise<number | undefined> {
  const text = await files.read(linkPath);
  const link = text === undefined ? undefined : readLink(text, linkPath).link;
  const linked = link?.configurations.filter(
    (each) => each.component === job.component && each.id === job.configuration,
  );
  if (link === undefined || linked === undefined || linked.length === 0 || link.stack !== api.stack) return undefined;
  const [project, branches] = await Promise.all([api.storage.project(signal), api.storage.branches(signal)]);
  const branch = job.branch ?? branches.find(({ isDefault }) => isDefault)?.id;
  return link.project.id === project.id ? linked.find((each) => each.branch === branch)?.version : undefined;
}
