import type { JsonPart } from '../../core/platform/jsonPart.ts';
import { readRemoteJob } from '../../core/platform/readRemoteJob.ts';
import type { RemoteJob } from '../../core/platform/remoteJob.ts';
import type { PlatformClient } from './platformClient.ts';
import type { Field } from './platformRequest.ts';
import { itemsOf } from './presence.ts';
import { searchJobs, withBranch } from './searchJobs.ts';

/** How many groups are asked for at once. */
const maxGroups = 500;

/** The configurations whose last jobs are wanted. */
interface Wanted {
  components: readonly string[];
  branch: string | undefined;
}

/** The last job of each configuration in a branch, if it has had one there. */
export async function readLastJobs(
  client: PlatformClient,
  { components, branch }: Wanted,
  mainBranch: string,
  signal: AbortSignal,
): Promise<RemoteJob[]> {
  const last: RemoteJob[] = [];
  const ofConfigurations = (await readNewest(client, signal)).filter(
    ({ component, configuration }) => components.includes(component) && configuration !== undefined,
  );
  for (const newest of ofConfigurations) {
    const job = withBranch(newest, mainBranch);
    if ((job.branch ?? mainBranch) === (branch ?? mainBranch)) last.push(job);
    else last.push(...(await searchJobs(client, lastOf(job, branch), mainBranch, signal)));
  }
  return last;
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

/** The newest job of each configuration in any branch, page by page until one is short or brings nothing new. */
async function readNewest(client: PlatformClient, signal: AbortSignal): Promise<RemoteJob[]> {
  const newest = new Map<string, RemoteJob>();
  for (let read = 0; ; ) {
    const groups = await readGroups(client, read, signal);
    const before = newest.size;
    for (const [job] of groups) {
      if (job !== undefined) newest.set(JSON.stringify([job.component, job.configuration]), job);
    }
    read += groups.length;
    if (groups.length < maxGroups || newest.size === before) return [...newest.values()];
  }
}

async function readGroups(client: PlatformClient, offset: number, signal: AbortSignal): Promise<RemoteJob[][]> {
  const query: Field[] = [
    ['groupBy[]', 'componentId'],
    ['groupBy[]', 'configId'],
    ['jobsPerGroup', '1'],
    ['limit', String(maxGroups)],
    ['offset', String(offset)],
  ];
  const read = (answer: JsonPart) => itemsOf(answer).map((group) => group.items('jobs').map(readRemoteJob));
  return await client.ask({ method: 'GET', path: ['search', 'grouped-jobs'], query }, read, signal);
}
