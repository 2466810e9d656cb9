import { readRemoteBranch } from '../../core/platform/readRemoteProject.ts';
import type { RemoteBranch } from '../../core/platform/remoteProject.ts';
import { storagePath } from '../../core/platform/storagePaths.ts';
import { itemsOf } from './itemsOf.ts';
import type { PlatformClient } from './platformClient.ts';

/** The branches of the project. */
export function readBranches(client: PlatformClient, signal: AbortSignal): Promise<RemoteBranch[]> {
  const path = [...storagePath, 'dev-branches'];
  return client.ask({ method: 'GET', path }, (answer) => itemsOf(answer).map(readRemoteBranch), signal);
}
