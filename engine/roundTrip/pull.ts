import type { WrittenConfiguration } from '../core/platform/layouts/layout.ts';
import { isAsWritten } from '../core/platform/link/isAsWritten.ts';
import { linkPath } from '../core/platform/link/readLink.ts';
import type { ConfigurationPlace } from '../core/platform/remoteConfiguration.ts';
import type { FileChange } from '../core/platform/writableFiles.ts';
import { candidatesOf } from './candidates.ts';
import { chooseCandidates } from './chooseCandidates.ts';
import { gatherChanges, withVariables } from './gatherChanges.ts';
import { type OpenFolder, openFolder } from './openFolder.ts';
import { RemoteListing } from './remoteListing.ts';
import type { Trip } from './trip.ts';
import { type Weighed, weigh } from './weigh.ts';

export interface PullOptions {
  /** Ids, names, or files and folders of configurations; absent: all of the branch. */
  names?: readonly string[] | undefined;
  /** Whether a version of the project takes the place of local changes. Their text is kept as `FILE.orig`. */
  theirs?: boolean | undefined;
}

/** The result of a pull for a configuration. */
export interface ConfigurationPull extends ConfigurationPlace {
  name: string;
  /** The file or folder, from the folder of the link. */
  path: string;
  /** The version that its files are based on; 0: none, or not known. */
  version: number;
  /** The newest version of the project; absent: the project does not have it. */
  newest?: number;
  /**
   * `kept`: only the files have changes, or were removed. `conflict`: files and project have, and the files are as they
   * were. `deleted`: the project does not have it any more, and its files stay.
   */
  outcome: 'new' | 'updated' | 'same' | 'kept' | 'conflict' | 'deleted';
  /** The files that were written or removed, from the folder of the link. */
  files: string[];
  /** Where the texts of files are kept that had local changes. */
  originals: string[];
}

/** Brings configurations into the folder. A local change is never lost. */
export async function pull(trip: Trip, options: PullOptions): Promise<ConfigurationPull[]> {
  return await trip.files.locked(() => pullLocked(trip, options), trip.signal);
}

async function pullLocked(trip: Trip, options: PullOptions): Promise<ConfigurationPull[]> {
  const folder = await openFolder(trip);
  const listing = await RemoteListing.of(trip, folder.branch.id);
  const chosen = chooseCandidates(await candidatesOf(folder, listing), options.names);
  const pulls: Pulled[] = [];
  for (const [done, candidate] of chosen.entries()) {
    trip.onProgress?.({ done, total: chosen.length, next: candidate.name });
    const weighed = await weigh(trip, { folder, listing }, candidate);
    pulls.push(await pullOne(folder, weighed, options));
  }
  const written = pulls.flatMap((each) => each.written ?? []);
  const changes = await gatherChanges(folder, { written, removed: [] });
  const keeping = await Promise.all(
    pulls.filter(({ keeps }) => keeps).map((each) => originalsOf(folder, each, changes)),
  );
  trip.signal.throwIfAborted();
  if (changes.length > 0) await trip.files.change([...keeping.flatMap(({ copies }) => copies), ...changes]);
  const kept = new Map(keeping.map(({ pulled, copies }) => [pulled, copies.map(({ file }) => file)]));
  return pulls.flatMap((each) => resultOf(each, changes, kept.get(each) ?? []));
}

interface Pulled {
  weighed: Weighed;
  outcome: ConfigurationPull['outcome'];
  /** Absent: its files stay as they are. */
  written?: WrittenConfiguration;
  /** Whether local changes are kept beside the files. */
  keeps: boolean;
}

async function pullOne(folder: OpenFolder, weighed: Weighed, options: PullOptions): Promise<Pulled> {
  const { newest } = weighed;
  const outcome = outcomeOf(weighed, options);
  if (newest === undefined || !['new', 'updated', 'same'].includes(outcome)) return { weighed, outcome, keeps: false };
  const written = await folder.layout.write(newest);
  if (outcome !== 'new' || !(await isInTheWay(folder, written)))
    return { weighed, outcome, written, keeps: outcome === 'updated' && weighed.state !== 'changed-there' };
  return options.theirs
    ? { weighed, outcome: 'updated', written, keeps: true }
    : { weighed, outcome: 'conflict', keeps: false };
}

/** Whether other texts are in the place of files that should be new, such as those that nobody could read. */
async function isInTheWay({ texts }: OpenFolder, written: WrittenConfiguration): Promise<boolean> {
  const files = withVariables([written]).flatMap((each) => [...each.files]);
  const known = await Promise.all(files.map(async ([file, text]) => [await texts.read(file), text] as const));
  return known.some(([before, text]) => before !== undefined && before !== text);
}

function outcomeOf(
  { state, newest, linked, isLost }: Weighed,
  { names, theirs }: PullOptions,
): ConfigurationPull['outcome'] {
  switch (state) {
    case 'new-there':
      return 'new';
    case 'same':
      return 'same';
    case 'changed-there':
      return 'updated';
    case 'changed-here':
      return theirs ? 'updated' : 'kept';
    case 'deleted-here':
      // Who names it, or wants theirs, wants it back.
      return theirs || names !== undefined ? 'new' : 'kept';
    case 'changed-both':
      return theirs ? 'updated' : 'conflict';
    case 'unreadable':
      // The layout would write it to another place.
      if (isLost) return 'kept';
      if (theirs && newest !== undefined) return 'updated';
      return newest === undefined || newest.configuration.version === linked?.version ? 'kept' : 'conflict';
    case 'new-here':
      return 'kept';
    case 'deleted-there':
      return 'deleted';
  }
}

interface Originals {
  pulled: Pulled;
  copies: FileChange[];
}

/** Copies of the files of a configuration that have local changes and are about to be replaced. */
async function originalsOf({ texts }: OpenFolder, pulled: Pulled, changes: readonly FileChange[]): Promise<Originals> {
  const files = new Set(filesOf(pulled));
  const { linked } = pulled.weighed;
  const copies: FileChange[] = [];
  for (const { file, before } of changes) {
    if (!files.has(file) || before === undefined || (linked !== undefined && isAsWritten(linked, file, before)))
      continue;
    copies.push({ file: await freeOriginal(texts, file), before: undefined, text: before });
  }
  return { pulled, copies };
}

async function freeOriginal(texts: OpenFolder['texts'], file: string): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? `${file}.orig` : `${file}.${number}.orig`;
    if ((await texts.read(name)) === undefined) return name;
  }
}

function filesOf({ written }: Pulled): string[] {
  const all = withVariables(written === undefined ? [] : [written]);
  return all.flatMap(({ files, obsolete }) => [...files.keys(), ...obsolete]);
}

/** Nothing for a new configuration that the project does not know: a pull is not about it. */
function resultOf(pulled: Pulled, changes: readonly FileChange[], originals: string[]): ConfigurationPull[] {
  const { weighed, outcome, written } = pulled;
  const { at, name, path = '', linked, newest } = weighed;
  if (at === undefined || (newest === undefined && linked === undefined)) return [];
  const files = new Set(filesOf(pulled));
  const changed = changes.map(({ file }) => file).filter((file) => file !== linkPath && files.has(file));
  const version = written?.remote.version ?? weighed.base?.configuration.version ?? linked?.version ?? 0;
  const there = newest && { newest: newest.configuration.version };
  return [{ ...at, name, path: written?.path ?? path, version, ...there, outcome, files: changed, originals }];
}
