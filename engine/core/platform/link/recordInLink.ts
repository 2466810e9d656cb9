import { fileHash } from '../bodies/fileHash.ts';
import type { LayoutChanges, WrittenConfiguration } from '../layouts/layout.ts';
import type { LinkedConfiguration, ProjectLink } from '../link.ts';
import { placeKey, samePlace } from '../samePlace.ts';

/** The link after configurations were written or removed; other entries stay as they are. */
export function recordInLink(link: ProjectLink, { written, removed }: LayoutChanges): ProjectLink {
  const all = written.flatMap((each) => [each, ...(each.variables ? [each.variables] : [])]);
  const isGone = (entry: LinkedConfiguration) =>
    removed.some((place) => samePlace(entry, place)) || isReplaced(entry, written, all);
  const configurations = link.configurations.filter((entry) => !isGone(entry));
  for (const each of all) put(configurations, entryOf(each, link));
  return { ...link, configurations };
}

/** Whether an entry is that of variables in the folder of a configuration that has others now, or none. */
function isReplaced(
  entry: LinkedConfiguration,
  written: readonly WrittenConfiguration[],
  all: readonly WrittenConfiguration[],
): boolean {
  if (all.some(({ remote }) => samePlace(entry, remote))) return false;
  return written.some(({ path }) => entry.path.startsWith(`${path}/`));
}

function entryOf(
  { remote, path, files, rows, defaultValues, meta }: WrittenConfiguration,
  link: ProjectLink,
): LinkedConfiguration {
  const { branch, component, id, version } = remote;
  const hashes = [...files].map(([name, text]) => [name, fileHash(text)] as const);
  const isOwn = link.layout === 'pagewright';
  return {
    branch,
    component,
    id,
    path,
    version,
    files: Object.fromEntries(hashes.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ...(isOwn && rows.length > 0 && { rows: [...rows] }),
    ...(isOwn && defaultValues !== undefined && { defaultValues }),
    ...(meta && { meta }),
  };
}

/** Puts an entry in the place of the one that is there, or before the first with a greater id. */
function put(entries: LinkedConfiguration[], entry: LinkedConfiguration): void {
  const at = entries.findIndex((each) => samePlace(each, entry));
  if (at >= 0) {
    entries[at] = entry;
    return;
  }
  const next = entries.findIndex((each) => placeKey(each) > placeKey(entry));
  entries.splice(next < 0 ? entries.length : next, 0, entry);
}
