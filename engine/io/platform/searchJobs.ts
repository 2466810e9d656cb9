import type { JsonPart } from '../../core/platform/jsonPart.ts';
import { readRemoteJob } from '../../core/platform/readRemoteJob.ts';
import type { RemoteJob } from '../../core/platform/remoteJob.ts';
import { itemsOf } from './itemsOf.ts';
import type { PlatformClient } from './platformClient.ts';
import type { Field } from './platformRequest.ts';
import type { JobSearch } from './queueApi.ts';
import { withBranch } from './withBranch.ts';

/** How many jobs the API gives at once at most. */
const maxJobs = 500;

/** Searches for jobs, the newest first. Jobs of other branches are left out here, whatever the API can filter by. */
export async function searchJobs(
  client: PlatformClient,
  search: JobSearch,
  mainBranch: string,
  signal: AbortSignal,
): Promise<RemoteJob[]> {
  const found: RemoteJob[] = [];
  const seen = new Set<string>();
  const wanted = search.offset + search.limit;
  for (let read = 0, limit = Math.min(wanted, maxJobs); found.length < wanted; limit = maxJobs) {
    const jobs = await readPage(client, search, { limit, offset: read }, signal);
    // A job that starts in the meantime moves the others to the next page.
    const fresh = jobs.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    found.push(...fresh.map((job) => withBranch(job, mainBranch)).filter((job) => fits(job, search, mainBranch)));
    read += jobs.length;
    if (jobs.length < limit || fresh.length === 0) break;
  }
  return found.slice(search.offset, wanted);
}

function fits(job: RemoteJob, { component, configuration, branch }: JobSearch, mainBranch: string): boolean {
  return (
    (component ?? job.component) === job.component &&
    (configuration ?? job.configuration) === job.configuration &&
    (branch ?? mainBranch) === (job.branch ?? mainBranch)
  );
}

async function readPage(
  client: PlatformClient,
  { component, configuration }: JobSearch,
  { limit, offset }: { limit: number; offset: number },
  signal: AbortSignal,
): Promise<RemoteJob[]> {
  const query: Field[] = [
    ...(component === undefined ? [] : [['component', component] as const]),
    ...(configuration === undefined ? [] : [['config', configuration] as const]),
    ['limit', String(limit)],
    ['offset', String(offset)],
  ];
  const read = (answer: JsonPart) => itemsOf(answer).map(readRemoteJob);
  return await client.ask({ method: 'GET', path: ['search', 'jobs'], query }, read, signal);
}
