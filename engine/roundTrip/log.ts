import type { ConfigurationPlace, RemoteConfiguration, RemoteVersion } from '../core/platform/remoteConfiguration.ts';
import type { Trip } from './trip.ts';

/** A page of the versions of a configuration, the newest first. */
export interface VersionLog extends ConfigurationPlace {
  name: string;
  versions: RemoteVersion[];
  /** Whether there are older ones. */
  hasMore: boolean;
}

export async function log(trip: Trip, name: string, page: { limit: number; offset: number }): Promise<VersionLog> {
  throw new Error(`not built: ${trip.branch} ${name} ${page.limit}`);
}

/** A version of a configuration, with its rows. Throws a UserError if there is none. */
export async function showVersion(trip: Trip, name: string, version: number): Promise<RemoteConfiguration> {
  throw new Error(`not built: ${trip.branch} ${name} ${version}`);
}
