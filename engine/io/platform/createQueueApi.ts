import { isPlatformError } from '../../core/platform/platformError.ts';
import { readRemoteJob } from '../../core/platform/readRemoteJob.ts';
import type { NewJob } from '../../core/platform/remoteJob.ts';
import { orAbsent } from './orAbsent.ts';
import type { PlatformClient } from './platformClient.ts';
import type { QueueApi } from './queueApi.ts';
import { readLastJobs } from './readLastJobs.ts';
import { searchJobs } from './searchJobs.ts';
import { withBranch } from './withBranch.ts';

/** The Queue API over a client with the token of a project; `mainBranch` gives the id of the default branch. */
export function createQueueApi(client: PlatformClient, mainBranch: (signal: AbortSignal) => Promise<string>): QueueApi {
  const job: QueueApi['job'] = async (id, signal) => {
    const found = await orAbsent(client.ask({ method: 'GET', path: ['jobs', id] }, readRemoteJob, signal));
    return found?.branch === undefined ? found : withBranch(found, await mainBranch(signal));
  };
  return {
    job,
    async create(wanted, signal) {
      const json = newJob(wanted);
      const { branch: _, ...started } = await client.ask(
        { method: 'POST', path: ['jobs'], json },
        readRemoteJob,
        signal,
      );
      return { ...started, ...(wanted.branch !== undefined && { branch: wanted.branch }) };
    },
    async stop(id, signal) {
      try {
        await client.tell({ method: 'POST', path: ['jobs', id, 'kill'] }, signal);
        return true;
      } catch (error) {
        // Also said of a job that is about to stop.
        if (!isPlatformError(error) || error.status !== 400) throw error;
        const state = await job(id, signal);
        if (state === undefined || (!state.isFinished && state.status !== 'terminating')) throw error;
        return !state.isFinished;
      }
    },
    async search(search, signal) {
      return await searchJobs(client, search, await mainBranch(signal), signal);
    },
    async lastJobs(components, branch, signal) {
      return await readLastJobs(client, { components, branch }, await mainBranch(signal), signal);
    },
  };
}

function newJob({ component, configuration, branch, rows, values, mode = 'run' }: NewJob): string {
  return JSON.stringify({
    component,
    config: configuration,
    mode,
    branchId: branch,
    configRowIds: rows?.length === 0 ? undefined : rows,
    variableValuesId: values,
  });
}
