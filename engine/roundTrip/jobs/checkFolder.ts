import type { RemoteBranch, RemoteProject } from '../../core/platform/remoteProject.ts';
import { keyOf } from '../candidates.ts';
import { openFolder } from '../openFolder.ts';
import type { Trip } from '../trip.ts';
import { type CheckedConfiguration, checkProject } from './checkProject.ts';

/** The last jobs of the project of a folder, judged. */
export interface FolderCheck {
  project: Pick<RemoteProject, 'id' | 'name'>;
  branch: RemoteBranch;
  checked: CheckedConfiguration[];
}

/** Judges the last job of each configuration of the branch, and compares its version with the one that was pulled. */
export async function checkFolder(trip: Trip): Promise<FolderCheck> {
  const { api, signal, onProgress } = trip;
  const { project, branch, link } = await openFolder(trip);
  const here = new Map(
    link.configurations.filter((each) => each.branch === branch.id).map((each) => [keyOf(each), each.version]),
  );
  const progress = onProgress && { progress: onProgress };
  const checked = await checkProject(
    api,
    { branch, versionHere: (place) => here.get(keyOf(place)), ...progress },
    signal,
  );
  return { project: { id: project.id, name: project.name }, branch, checked };
}
