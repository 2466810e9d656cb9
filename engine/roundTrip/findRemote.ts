import { UserError } from '../core/errors.ts';
import type { ConfigurationPlace, RemoteConfiguration } from '../core/platform/remoteConfiguration.ts';
import type { RemoteBranch } from '../core/platform/remoteProject.ts';
import type { Candidate } from './candidate.ts';
import { candidatesOf } from './candidates.ts';
import { chooseCandidate } from './chooseCandidates.ts';
import { openFolder } from './openFolder.ts';
import { RemoteListing } from './remoteListing.ts';
import type { Trip } from './trip.ts';

/** A configuration that somebody names, and that the project has or has had. */
export interface NamedRemote extends Candidate {
  at: ConfigurationPlace;
  branch: RemoteBranch;
  /** As it is now; absent: it is in the trash, or gone. */
  remote?: RemoteConfiguration;
}

/** Finds it in the project and the folder. Throws a UserError if there is none, or if it was never in the project. */
export async function findRemote(trip: Trip, name: string): Promise<NamedRemote> {
  const folder = await openFolder(trip);
  const listing = await RemoteListing.of(trip, folder.branch.id);
  const { at, ...found } = chooseCandidate(await candidatesOf(folder, listing), name);
  if (at === undefined) throw neverThere(found.name);
  const remote = found.remote ?? (await trip.api.storage.configuration(at, trip.signal));
  return { ...found, at, branch: folder.branch, ...(remote && { remote }) };
}

function neverThere(name: string): UserError {
  const message = `The project does not have "${name}" yet. Push it first.`;
  return new UserError('platform.unknown-configuration', message);
}

/** An error about a configuration that the project does not have any more. */
export function deletedThere(name: string): UserError {
  const message = `"${name}" was deleted in the project. Restore one of its versions, or take it from the trash there.`;
  return new UserError('platform.deleted', message);
}
