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

/** Shows a check while it is made. */
export interface CheckWatch {
  /** Told once the project has answered. */
  onFound?: (folder: Omit<FolderCheck, 'checked'>) => void;
  onChecked?: (checked: CheckedConfiguration) => void;
}

/** Judges the last job of each configuration of the branch, and compares its version with the one that was pulled. */
export async function checkFolder(trip: Trip, { onFound, onChecked }: CheckWatch = {}): Promise<FolderCheck> {
  const { api, signal, onProgress } = trip;
  const { project, branch, link } = await openFolder(trip);
  const found = { project: { id: project.id, name: project.name }, branch };
  onFound?.(found);
  const here = new Map(
    link.configurations.filter((each) => each.branch === branch.id).map((each) => [keyOf(each), each.version]),
  );
  const progress = onProgress && { progress: onProgress };
  const checked = await checkProject(
    api,
    { branch, versionHere: (place) => here.get(keyOf(place)), onChecked, ...progress },
    signal,
  );
  return { ...found, checked };
}
