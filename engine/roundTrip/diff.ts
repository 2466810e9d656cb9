import type { ComparedConfiguration } from '../core/platform/comparing/compareConfigurations.ts';
import type { ComparedState } from '../core/platform/comparing/comparedState.ts';
import { diffTexts } from '../core/platform/comparing/diffTexts.ts';
import { type MergeTexts, mergeTexts } from '../core/platform/comparing/mergeTexts.ts';
import { filesOf } from '../core/platform/localConfiguration.ts';
import { maskedText } from '../core/platform/maskedText.ts';
import type { ConfigurationPlace } from '../core/platform/remoteConfiguration.ts';
import { candidatesOf } from './candidates.ts';
import { chooseCandidates } from './chooseCandidates.ts';
import { withVariables } from './gatherChanges.ts';
import { type OpenFolder, openFolder } from './openFolder.ts';
import { RemoteListing } from './remoteListing.ts';
import type { Trip } from './trip.ts';
import { type Weighed, weigh } from './weigh.ts';

/** A configuration of the folder beside the project. */
export interface ConfigurationDiff extends Omit<ConfigurationPlace, 'id'> {
  /** Absent: the project does not have it yet. */
  id?: string;
  name: string;
  /** From the folder of the link; absent: it has no files. */
  path?: string;
  /** `unreadable`: its files cannot be read. */
  state: ComparedState | 'unreadable';
  /** The version that the files are based on; absent: not known. */
  base?: number;
  /** The newest version; absent: the project does not have it. */
  newest?: number;
  /** The differences and their sides; absent: there is nothing to compare. */
  compared?: ComparedConfiguration;
  /** The texts of its files as they were pulled, are here, and would be after a pull; only those with a difference. */
  files: MergeTexts[];
}

export interface DiffOptions {
  /** Ids, names, or files and folders of configurations; absent: all that have files. */
  names?: readonly string[] | undefined;
  /** Whether plain values of "#" keys are masked in the texts: for texts that are shown. */
  masks?: boolean | undefined;
}

/** Compares the folder with the version that was pulled and with the newest one. Changes nothing. */
export async function diff(trip: Trip, { names, masks }: DiffOptions): Promise<ConfigurationDiff[]> {
  const folder = await openFolder(trip);
  const listing = await RemoteListing.of(trip, folder.branch.id);
  const all = await candidatesOf(folder, listing);
  const chosen = chooseCandidates(all, names).filter(({ path }) => path !== undefined || names !== undefined);
  const diffs: ConfigurationDiff[] = [];
  for (const [done, candidate] of chosen.entries()) {
    trip.onProgress?.({ done, total: chosen.length, next: candidate.name });
    diffs.push(await diffOf(folder, await weigh(trip, { folder, listing }, candidate)));
  }
  return masks ? diffs.map(masked) : diffs;
}

function masked({ files, ...rest }: ConfigurationDiff): ConfigurationDiff {
  const shown = (text: string | undefined, file: string) => text && maskedText(text, file);
  return {
    ...rest,
    files: files.map(({ file, base, local, remote }) => ({
      file,
      base: shown(base, file),
      local: shown(local, file),
      remote: shown(remote, file),
    })),
  };
}

async function diffOf(folder: OpenFolder, weighed: Weighed): Promise<ConfigurationDiff> {
  const { at, name, path, local, base, newest, state, compared } = weighed;
  return {
    branch: folder.branch.id,
    component: at?.component ?? local?.component ?? '',
    ...(at && { id: at.id }),
    name,
    ...(path !== undefined && { path }),
    state,
    ...(base && { base: base.configuration.version }),
    ...(newest && { newest: newest.configuration.version }),
    ...(compared && { compared }),
    files: await textsOf(folder, weighed),
  };
}

async function textsOf({ layout, texts }: OpenFolder, weighed: Weighed): Promise<MergeTexts[]> {
  const { placed, base, newest, local, state } = weighed;
  if (state === 'same' || state === 'unreadable') return [];
  if (newest !== undefined && placed !== undefined && local !== undefined) {
    if (base !== undefined) return (await mergeTexts(layout, texts, base, newest)).filter(isDifferent);
    const found = await diffTexts(layout, texts, newest);
    return found.map(({ file, here, there }) => ({ file, base: undefined, local: here, remote: there }));
  }
  if (newest !== undefined) {
    const written = withVariables([await layout.write(newest)]).flatMap(({ files }) => [...files]);
    const all = written.map(async ([file, remote]) => ({
      file,
      base: undefined,
      local: await texts.read(file),
      remote,
    }));
    return (await Promise.all(all)).filter(isDifferent);
  }
  const files = local === undefined ? [] : filesOf(local);
  return await Promise.all(
    files.map(async (file) => ({ file, base: undefined, local: await texts.read(file), remote: undefined })),
  );
}

function isDifferent({ base, local, remote }: MergeTexts): boolean {
  return local !== remote || (base !== undefined && base !== local);
}
