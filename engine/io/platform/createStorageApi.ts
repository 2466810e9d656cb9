import { readRemoteProject, readRemoteTable } from '../../core/platform/readRemoteProject.ts';
import { branchPath, storagePath } from '../../core/platform/storagePaths.ts';
import { configurationReads } from './configurationReads.ts';
import { configurationWrites } from './configurationWrites.ts';
import { inBranch } from './inBranch.ts';
import type { PlatformClient } from './platformClient.ts';
import { readBranches } from './readBranches.ts';
import { readEvents } from './readEvents.ts';
import type { StorageApi } from './storageApi.ts';

/** The Storage API over a client with the token of a project. */
export function createStorageApi(client: PlatformClient): StorageApi {
  return {
    ...configurationReads(client),
    ...configurationWrites(client),
    project(signal) {
      return client.ask({ method: 'GET', path: [...storagePath, 'tokens', 'verify'] }, readRemoteProject, signal);
    },
    branches: (signal) => readBranches(client, signal),
    events: (job, after, signal, most) => readEvents(client, { job, after, most }, signal),
    table(id, branch, signal) {
      const path = [...branchPath(branch), 'tables', id];
      return inBranch(client, branch, client.ask({ method: 'GET', path }, readRemoteTable, signal), signal);
    },
  };
}
