import type { JsonPart } from '../../core/platform/jsonPart.ts';
import { readRemoteJob } from '../../core/platform/readRemoteJob.ts';
import type { RemoteJob } from '../../core/platform/remoteJob.ts';
import { mapBounded } from '../../core/project/model/mapBounded.ts';
import { itemsOf } from './itemsOf.ts';
import { orAbsent } from './orAbsent.ts';
import type { PlatformClient } from './platformClient.ts';
import type { Field } from './platformRequest.ts';
import { searchJobs } from './searchJobs.ts';
import { withBranch } from './withBranch.ts';

/** How many groups are asked for at once. */
const maxGroups = 500;
/** How many requests are sent at the same time. */
const maxAtOnce = 4;

/** The configurations whose last jobs are wanted. */
interface Wanted {
  components: readonly string[];
  branch: string | undefined;
}

/**
 * The last job of each configuration in a branch, if it has had one there. Of rows that run at the same time, each has a
 * job: the one that has started them stands for all.
 */
export async function readLastJobs(
  client: PlatformClient,
  { components, branch }: Wanted,
  mainBranch: string,
  signal: AbortSignal,
): Promise<RemoteJob[]> {
  const newest = await readNewest(client, components, signal);
  const lastFor = async (each: RemoteJob) => {
    const job = withBranch(each, mainBranch);
    const isThere = (job.branch ?? mainBranch) === (branch ?? mainBranch);
    const last = isThere ? [job] : await searchJobs(client, lastOf(job, branch), mainBranch, signal);
    return await Promise.all(last.map(async (found) => withBranch(await wholeOf(client, found, signal), mainBranch)));
  };
  return (await mapBounded(newest, lastFor, maxAtOnce)).flat();
}

/** The job of the same configuration that has started one for some of its rows, else the job itself. */
async function wholeOf(client: PlatformClient, job: RemoteJob, signal: AbortSignal): Promise<RemoteJob> {
  const { parent, rows, component, configuration } = job;
  if (parent === undefined || rows.length === 0) return job;
  const found = await orAbsent(client.ask({ method: 'GET', path: ['jobs', parent] }, (answer) => answer, signal));
  const isSame = found?.text('component') === component && found?.text('config') === configuration;
  return found !== undefined && isSame ? readRemoteJob(found) : job;
}

/** The search for the last job of the same configuration in a branch. */
function lastOf({ component, configuration }: RemoteJob, branch: string | undefined) {
  return {
    component,
    ...(configuration !== undefined && { configuration }),
    ...(branch !== undefined && { branch }),
    limit: 1,
    offset: 0,
  };
}

/**
 * The newest job of each configuration of these components in any branch, page by page until one is short or brings
 * nothing new. Jobs of other components may look different and are not read.
 */
async function readNewest(
  client: PlatformClient,
  components: readonly string[],
  signal: AbortSignal,
): Promise<RemoteJob[]> {
  const newest = new Map<string, JsonPart>();
  for (let read = 0; ; ) {
    const groups = await readGroups(client, read, signal);
    const before = newest.size;
    for (const [job] of groups) {
      if (job !== undefined) newest.set(JSON.stringify([job.text('component'), job.text('config')]), job);
    }
    read += groups.length;
    if (groups.length < maxGroups || newest.size === before) break;
  }
  const wanted = [...newest.values()].filter((job) => components.includes(job.text('component') ?? ''));
  return wanted.map(readRemoteJob).filter(({ configuration }) => configuration !== undefined);
}

async function readGroups(client: PlatformClient, offset: number, signal: AbortSignal): Promise<JsonPart[][]> {
  const query: Field[] = [
    ['groupBy[]', 'componentId'],
    ['groupBy[]', 'configId'],
    ['jobsPerGroup', '1'],
    ['limit', String(maxGroups)],
    ['offset', String(offset)],
  ];
  const read = (answer: JsonPart) => itemsOf(answer).map((group) => group.items('jobs'));
  return await client.ask({ method: 'GET', path: ['search', 'grouped-jobs'], query }, read, signal);
}
