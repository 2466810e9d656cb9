import type { ListedConfiguration } from '@pagewright/engine/platform';
import type { JobVerdict } from './jobVerdicts.ts';

/** A configuration of a folder that is linked to a project: there, here, or both. */
export interface RemoteConfiguration {
  /** The folder of the link. */
  root: string;
  /** Id of the branch. */
  branch: string;
  /** Absent: the project has not given it an id. */
  component?: string;
  id?: string;
  name: string;
  /** The file or folder, from the folder of the link; absent: it was not pulled. */
  path?: string;
  /** The version that was pulled. */
  pulled?: number;
  /** Whether the files have changes since then. */
  isChangedHere: boolean;
  /** As the project has it; absent: it does not, or was not asked. */
  listed?: ListedConfiguration;
  /** Whether the project was asked, so that a configuration that is not listed is not there. */
  isAsked: boolean;
  /** The verdict on its last job; absent: it has had none, or it was not judged yet. */
  verdict?: JobVerdict;
}

/** The name by which the flows of the project know a configuration: its place in the folder, or its id. */
export function nameOf({ path, component, id = '' }: RemoteConfiguration): string {
  return path ?? (component === undefined ? id : `${component}/${id}`);
}

/** A key within the folder. */
export function keyOf({ branch, component, id, path }: RemoteConfiguration): string {
  return id === undefined ? `new/${path}` : `${branch}/${component}/${id}`;
}

/** Whether the project has a newer version than was pulled. */
export function isNewerThere({ pulled, listed }: RemoteConfiguration): boolean {
  return pulled !== undefined && listed !== undefined && listed.version !== pulled;
}
