import type { PlacedConfiguration } from '../core/platform/layouts/layout.ts';
import type { LinkedConfiguration } from '../core/platform/link.ts';
import type { ConfigurationPlace, RemoteConfiguration } from '../core/platform/remoteConfiguration.ts';
import { variablesComponent } from '../core/project/model/treeFormat.ts';
import type { OpenFolder } from './openFolder.ts';
import type { RemoteListing } from './remoteListing.ts';

/** A configuration of a branch: in the project, in the folder, or in both. */
export interface Candidate {
  /** Absent: the project has not given it an id. */
  at?: ConfigurationPlace;
  name: string;
  /** Where its files are, or were. */
  path?: string;
  placed?: PlacedConfiguration;
  /** Whether its files are where they were pulled to, and the manifest of the tool does not name that place any more. */
  isLost?: boolean;
  /** Absent: it was not pulled. */
  linked?: LinkedConfiguration;
  remote?: RemoteConfiguration;
}

/** All configurations of the branch, in the project and in the folder. */
export async function candidatesOf({ link, layout, branch }: OpenFolder, listing: RemoteListing): Promise<Candidate[]> {
  const found = new Map<string, Candidate>();
  const news: Candidate[] = [];
  for (const remote of listing.all) found.set(keyOf(remote), { at: placeOf(remote), name: remote.name, remote });
  for (const linked of link.configurations.filter((each) => each.branch === branch.id)) {
    const { component, path } = linked;
    if (component === variablesComponent) continue;
    const name = linked.meta?.name ?? path;
    found.set(keyOf(linked), { at: placeOf(linked), name, ...found.get(keyOf(linked)), path, linked });
  }
  for (const placed of layout.placed) {
    const { at, path } = placed;
    if (at !== undefined && at.branch !== branch.id) continue;
    const known = at && found.get(keyOf(at));
    const name = known?.name ?? (await layout.read(path))?.name ?? path;
    if (at === undefined) news.push({ name, path, placed });
    else found.set(keyOf(at), { ...known, at, name, path, placed });
  }
  for (const [key, candidate] of found) found.set(key, { ...candidate, ...(await unseen(layout, candidate)) });
  return withLost([...found.values()], news);
}

/** A configuration without an id that lies where one of the project was pulled to is no new one: a push would make a second. */
function withLost(known: readonly Candidate[], news: readonly Candidate[]): Candidate[] {
  const nameless = new Map(news.map((each) => [each.path, each]));
  const all = known.map((each) => {
    const isElsewhere = each.placed !== undefined || each.remote === undefined;
    const found = isElsewhere ? undefined : nameless.get(each.path);
    if (found?.placed === undefined) return each;
    nameless.delete(each.path);
    return { ...each, placed: found.placed, isLost: true };
  });
  return [...all, ...nameless.values()];
}

/**
 * Where a configuration lies whose files do not look like one of generic extractor, as those of a component made from it:
 * the project says that it is one.
 */
async function unseen(
  layout: OpenFolder['layout'],
  { remote, placed }: Candidate,
): Promise<Pick<Candidate, 'path' | 'placed'>> {
  const there = remote === undefined || placed !== undefined ? undefined : layout.find(remote);
  if (there === undefined || (await layout.read(there.path)) === undefined) return {};
  return { path: there.path, placed: there };
}

/** A key of a configuration in its branch, which is also one of the ways to name it. */
export function keyOf({ component, id }: Pick<ConfigurationPlace, 'component' | 'id'>): string {
  return `${component}/${id}`;
}

function placeOf({ branch, component, id }: ConfigurationPlace): ConfigurationPlace {
  return { branch, component, id };
}
