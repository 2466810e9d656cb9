import type { ConfigurationPlace } from '../core/platform/remoteConfiguration.ts';
import { variablesComponent } from '../core/project/model/treeFormat.ts';
import type { Candidate } from './candidate.ts';
import type { OpenFolder } from './openFolder.ts';
import type { RemoteListing } from './remoteListing.ts';
import { withMoved } from './withMoved.ts';

/** All configurations of the branch, in the project and in the folder. */
export async function candidatesOf(folder: OpenFolder, listing: RemoteListing): Promise<Candidate[]> {
  const { link, layout, branch } = folder;
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
  return await withMoved(withLost([...found.values()], news), folder.texts);
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
