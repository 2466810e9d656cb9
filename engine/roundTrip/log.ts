import { UserError } from '../core/errors.ts';
import type { ConfigurationPlace, RemoteConfiguration, RemoteVersion } from '../core/platform/remoteConfiguration.ts';
import { deletedThere, findRemote } from './findRemote.ts';
import type { Trip } from './trip.ts';

/** A page of the versions of a configuration, the newest first. */
export interface VersionLog extends ConfigurationPlace {
  name: string;
  versions: RemoteVersion[];
  /** Whether there are older ones. */
  hasMore: boolean;
  /** The version that was pulled; absent: none was. */
  pulled?: number;
}

/** Reads versions of a configuration. Throws a UserError if the project does not have it. */
export async function log(trip: Trip, name: string, page: { limit: number; offset: number }): Promise<VersionLog> {
  const found = await findRemote(trip, name);
  if (found.remote === undefined) throw deletedThere(found.name);
  const { limit, offset } = page;
  const versions = await trip.api.storage.versions(found.at, { limit: limit + 1, offset }, trip.signal);
  const pulled = found.linked && { pulled: found.linked.version };
  return {
    ...found.at,
    name: found.remote.name,
    versions: versions.slice(0, limit),
    hasMore: versions.length > limit,
    ...pulled,
  };
}

/** A version of a configuration, with its rows. Throws a UserError if there is none. */
export async function showVersion(trip: Trip, name: string, version: number): Promise<RemoteConfiguration> {
  const found = await findRemote(trip, name);
  if (found.remote === undefined) throw deletedThere(found.name);
  const shown = await trip.api.storage.version(found.at, version, trip.signal);
  if (shown === undefined) throw noVersion(found.remote, version);
  return shown;
}

/** An error about a version that a configuration does not have. */
export function noVersion({ name, version: newest }: RemoteConfiguration, version: number): UserError {
  const message = `"${name}" has no version ${version}. The newest is ${newest}.`;
  return new UserError('platform.unknown-version', message);
}
