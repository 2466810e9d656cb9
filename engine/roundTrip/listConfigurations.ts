import type { Change, ConfigurationPlace } from '../core/platform/remoteConfiguration.ts';
import type { RemoteJob } from '../core/platform/remoteJob.ts';
import type { Trip } from './trip.ts';

/** A configuration of the project, or one that was pulled and is not there any more. */
export interface ListedConfiguration extends ConfigurationPlace {
  componentName: string;
  name: string;
  description: string;
  isDisabled: boolean;
  version: number;
  changed: Change;
  changeDescription: string;
  rows: { id: string; name: string; isDisabled: boolean }[];
  /** Absent: it has not had one, or the token may not see it. */
  lastJob?: RemoteJob;
  /** Where it is in the folder, from there; absent: it was not pulled. */
  path?: string;
  /** The version that was pulled. */
  pulled?: number;
}

/** The configurations of generic extractor, and of components made from it, by component and name. */
export async function listConfigurations(trip: Trip): Promise<ListedConfiguration[]> {
  throw new Error(`not built: ${trip.branch}`);
}
