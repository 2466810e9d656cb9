import type { ConfigurationPlace } from '../core/platform/remoteConfiguration.ts';
import type { Trip } from './trip.ts';

/** An earlier version that is the newest one again. */
export interface RestoredVersion extends ConfigurationPlace {
  name: string;
  /** The version that was restored. */
  from: number;
  /** The new version. */
  version: number;
}

/** Saves an earlier version of a configuration as the newest one; also takes one out of the trash. */
export async function restore(trip: Trip, name: string, version: number): Promise<RestoredVersion> {
  throw new Error(`not built: ${trip.branch} ${name} ${version}`);
}
