import { UserError } from '../core/errors.ts';
import { isPlatformError } from '../core/platform/platformError.ts';
import type { ConfigurationPlace, RemoteConfiguration } from '../core/platform/remoteConfiguration.ts';
import { deletedThere, findRemote } from './findRemote.ts';
import { noVersion } from './log.ts';
import type { Trip } from './trip.ts';

/** An earlier version that is the newest one again. */
export interface RestoredVersion extends ConfigurationPlace {
  name: string;
  /** The version that was restored. */
  from: number;
  /** The new version. */
  version: number;
  /** Whether it was in the trash. */
  wasDeleted: boolean;
}

/**
 * Saves an earlier version of a configuration as the newest one; takes it out of the trash before that. The files of the
 * folder stay as they are.
 */
export async function restore(trip: Trip, name: string, version: number): Promise<RestoredVersion> {
  const { api, signal } = trip;
  const found = await findRemote(trip, name);
  const wasDeleted = found.remote === undefined;
  if (wasDeleted) await api.storage.restore(found.at, signal);
  const now = found.remote ?? (await api.storage.configuration(found.at, signal));
  if (now === undefined) throw deletedThere(found.name);
  const result = { ...found.at, name: now.name, from: version, wasDeleted };
  if (now.version === version) return { ...result, version };
  if ((await api.storage.version(found.at, version, signal)) === undefined) throw noVersion(now, version);
  return { ...result, version: await rollBack(trip, now, version) };
}

/** Rolls back once. Whether a lost request arrived, the newest version says. */
async function rollBack({ api, signal }: Trip, now: RemoteConfiguration, version: number): Promise<number> {
  let lost: unknown;
  try {
    await api.storage.rollback(now, version, `Rollback to version ${version}`, signal);
  } catch (error) {
    if (!isPlatformError(error) || !error.mayHaveArrived) throw error;
    lost = error;
  }
  const newest = await api.storage.configuration(now, signal);
  if (newest === undefined) throw deletedThere(now.name);
  if (newest.version > now.version) return newest.version;
  if (lost !== undefined) throw lost;
  throw new UserError('platform.not-saved', `The project did not save version ${version} of "${now.name}" again.`);
}
