import { type ComparedConfiguration, compareConfigurations } from '../core/platform/comparing/compareConfigurations.ts';
import type { ComparedState } from '../core/platform/comparing/comparedState.ts';
import type { LocalConfiguration } from '../core/platform/localConfiguration.ts';
import type { PulledConfiguration } from '../core/platform/pulledConfiguration.ts';
import type { RemoteConfiguration } from '../core/platform/remoteConfiguration.ts';
import { samePlace } from '../core/platform/samePlace.ts';
import { variablesComponent } from '../core/project/model/treeFormat.ts';
import type { Candidate } from './candidate.ts';
import { findBase } from './findBase.ts';
import { isUntouched } from './isUntouched.ts';
import type { OpenFolder } from './openFolder.ts';
import type { RemoteListing } from './remoteListing.ts';
import type { Trip } from './trip.ts';

/** A configuration with its three versions. */
export interface Weighed extends Candidate {
  /** Absent: not known, or the project does not have it. */
  base?: PulledConfiguration;
  /** Absent: it has no files. */
  local?: LocalConfiguration;
  /** Absent: the project does not have it. */
  newest?: PulledConfiguration;
  state: ComparedState | 'unreadable';
  compared?: ComparedConfiguration;
}

/**
 * Compares the files of a configuration with the version that they are based on and with the newest one. `base`: the
 * version that somebody says they are based on. Throws a UserError if there is no such version.
 */
export async function weigh(
  trip: Trip,
  { folder, listing }: { folder: OpenFolder; listing: RemoteListing },
  candidate: Candidate,
  given?: number,
): Promise<Weighed> {
  const remote = candidate.remote ?? (await remoteOf(trip, candidate));
  const newest = remote && (await listing.newest(remote));
  const read = candidate.placed && (await folder.layout.read(candidate.placed.path));
  const version = given ?? candidate.linked?.version ?? (newest && (await findBase(trip, folder, newest)));
  const ofVariables = given !== undefined && given === remote?.version ? newestOf(newest) : versionIn(folder);
  const base = newest && version !== undefined ? await listing.version(newest, version, ofVariables) : undefined;
  const found = {
    ...candidate,
    ...(remote && { remote, name: remote.name }),
    ...(base && { base }),
    ...(newest && { newest }),
  };
  if (read === undefined)
    return { ...found, state: newest === undefined ? 'deleted-there' : stateWithoutFiles(candidate) };
  if (candidate.isLost || isUnreadable(read)) return { ...found, local: read, state: 'unreadable' };
  const same = newest && asNewest(folder, read, newest);
  if (same !== undefined) return { ...found, ...same, state: 'same' };
  const model = base ?? newest;
  const local = model === undefined ? read : folder.layout.complete(read, model);
  const compared = compareConfigurations({ ...(base && { base }), local, ...(newest && { newest }) });
  const state = newest === undefined ? stateWithoutRemote(candidate) : compared.whole;
  const isTheirs = state === 'changed-both' && base === undefined && (await isAsPulled(folder, candidate, compared));
  return { ...found, local, compared, state: isTheirs ? 'changed-there' : state };
}

/** The comparison with the newest version, if the files are that one as far as the layout can say, whatever their base is. */
function asNewest(
  { layout }: OpenFolder,
  read: LocalConfiguration,
  newest: PulledConfiguration,
): Pick<Weighed, 'local' | 'compared'> | undefined {
  const local = layout.complete(read, newest);
  const compared = compareConfigurations({ base: newest, local, newest });
  return compared.whole === 'same' ? { local, compared } : undefined;
}

/** Whether a configuration whose base cannot be had has no local changes all the same. */
async function isAsPulled(
  folder: OpenFolder,
  { linked }: Candidate,
  compared: ComparedConfiguration,
): Promise<boolean> {
  return linked !== undefined && (await isUntouched(folder, linked, compared));
}

/** Asks for a configuration that the list leaves out: its component may have become another one. */
async function remoteOf({ api, signal }: Trip, { at }: Candidate): Promise<RemoteConfiguration | undefined> {
  return at === undefined ? undefined : await api.storage.configuration(at, signal);
}

/** The version of variables for files that are based on the newest version of their configuration. */
function newestOf(newest: PulledConfiguration | undefined): (id: string) => number | undefined {
  return (id) => (newest?.variables?.id === id ? newest.variables.version : undefined);
}

/** The version of variables that was pulled, by their id. */
function versionIn({ link, branch }: OpenFolder): (id: string) => number | undefined {
  const at = (id: string) => ({ branch: branch.id, component: variablesComponent, id });
  return (id) => link.configurations.find((each) => samePlace(each, at(id)))?.version;
}

/** Whether a part of it has no body that could be compared. */
function isUnreadable({ body, rows, variables }: LocalConfiguration): boolean {
  return body === '' || rows.some((row) => row.body === '') || (variables !== undefined && isUnreadable(variables));
}

function stateWithoutFiles({ linked }: Candidate): ComparedState {
  return linked === undefined ? 'new-there' : 'deleted-here';
}

/** A configuration that a tool has given an id, and that was never pulled, is new. */
function stateWithoutRemote({ linked }: Candidate): ComparedState {
  return linked === undefined ? 'new-here' : 'deleted-there';
}
