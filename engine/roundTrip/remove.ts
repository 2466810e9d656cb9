import { UserError } from '../core/errors.ts';
import { isPlatformError } from '../core/platform/platformError.ts';
import type { ConfigurationPlace } from '../core/platform/remoteConfiguration.ts';
import { deletedThere, findRemote, type NamedRemote } from './findRemote.ts';
import type { Trip } from './trip.ts';

/** A configuration that is in the trash of the project. */
export interface RemovedConfiguration extends ConfigurationPlace {
  name: string;
  /** The newest version, by which it can be restored. */
  version: number;
}

/**
 * Moves a configuration to the trash of the project. Its files stay. `confirmed` is its name, as somebody has typed it;
 * throws a UserError if it is another, or if the project has a newer version than was pulled.
 */
export async function remove(trip: Trip, name: string, confirmed: string): Promise<RemovedConfiguration> {
  const { at, remote, linked } = await findConfirmed(trip, name, confirmed);
  if (remote === undefined) throw deletedThere(name);
  if (linked !== undefined && linked.version !== remote.version) throw newerThere(remote.name, remote.version);
  try {
    await trip.api.storage.remove(at, trip.signal);
  } catch (error) {
    if (!isPlatformError(error) || !error.mayHaveArrived) throw error;
    // A second request would purge it.
    if ((await trip.api.storage.configuration(at, trip.signal)) !== undefined) throw error;
  }
  return { ...at, name: remote.name, version: remote.version };
}

async function findConfirmed(trip: Trip, name: string, confirmed: string): Promise<NamedRemote> {
  const found = await findRemote(trip, name);
  const expected = found.remote?.name ?? found.name;
  if (confirmed === expected) return found;
  const message = `"${confirmed}" is not the name of the configuration, so nothing was deleted. It is "${expected}".`;
  throw new UserError('platform.not-confirmed', message);
}

function newerThere(name: string, version: number): UserError {
  const message = `"${name}" has version ${version} in the project, which was not pulled, so it was not deleted. Pull it and look at it first.`;
  return new UserError('platform.conflict', message);
}
