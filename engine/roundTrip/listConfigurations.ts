import { isUserError } from '../core/errors.ts';
import { shownJob } from '../core/platform/judging/shownJob.ts';
import type { Change, ConfigurationPlace, RemoteConfiguration } from '../core/platform/remoteConfiguration.ts';
import type { RemoteJob } from '../core/platform/remoteJob.ts';
import type { Candidate } from './candidate.ts';
import { candidatesOf, keyOf } from './candidates.ts';
import { openFolder } from './openFolder.ts';
import { RemoteListing } from './remoteListing.ts';
import type { Trip } from './trip.ts';

/** A configuration of the project. */
export interface ListedConfiguration extends ConfigurationPlace {
  componentName: string;
  name: string;
  description: string;
  isDisabled: boolean;
  version: number;
  changed: Change;
  changeDescription: string;
  rows: { id: string; name: string; isDisabled: boolean }[];
  /** Absent: it has not had one, or the project did not say. */
  lastJob?: RemoteJob;
  /** Where it is in the folder, from there; absent: it was not pulled. */
  path?: string;
  /** The version that was pulled. */
  pulled?: number;
}

/** The configurations of generic extractor, and of components made from it, by component and name. */
export async function listConfigurations(trip: Trip): Promise<ListedConfiguration[]> {
  const folder = await openFolder(trip);
  const listing = await RemoteListing.of(trip, folder.branch.id);
  const names = new Map(listing.components.map(({ id, name }) => [id, name]));
  const jobs = await lastJobs(trip, [...names.keys()], folder.branch);
  const listed = (await candidatesOf(folder, listing)).flatMap((each) => {
    if (each.remote === undefined) return [];
    const lastJob = jobs.get(keyOf(each.remote));
    const componentName = names.get(each.remote.component) ?? each.remote.component;
    return [{ ...describe(each.remote), componentName, ...hereOf(each), ...(lastJob && { lastJob }) }];
  });
  return listed.sort(
    (a, b) => a.component.localeCompare(b.component) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id),
  );
}

function describe({ body: _, rows, ...rest }: RemoteConfiguration): Omit<ListedConfiguration, 'componentName'> {
  return { ...rest, rows: rows.map(({ id, name, isDisabled }) => ({ id, name, isDisabled })) };
}

function hereOf({ path, linked }: Candidate): Pick<ListedConfiguration, 'path' | 'pulled'> {
  return { ...(path !== undefined && { path }), ...(linked && { pulled: linked.version }) };
}

/** The last job of each configuration; none where the project does not say, such as to a token that may not see jobs. */
async function lastJobs(
  { api, signal }: Trip,
  components: readonly string[],
  { id, isDefault }: { id: string; isDefault: boolean },
): Promise<Map<string, RemoteJob>> {
  if (components.length === 0) return new Map();
  try {
    const jobs = await api.queue.lastJobs(components, isDefault ? undefined : id, signal);
    return new Map(jobs.map((job) => [`${job.component}/${job.configuration}`, shownJob(job)]));
  } catch (error) {
    if (isUserError(error) && !signal.aborted) return new Map();
    throw error;
  }
}
