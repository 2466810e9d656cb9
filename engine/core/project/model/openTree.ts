import { checkVariablesUse } from './checkVariablesUse.ts';
import { findClaimedTwice } from './findCopied.ts';
import { manifestIn } from './findManifest.ts';
import type { FoundPart } from './foundPart.ts';
import { withoutIgnored } from './isIgnored.ts';
import { listOnce } from './listOnce.ts';
import type { Manifest } from './manifest.ts';
import { mapBounded } from './mapBounded.ts';
import type { ProjectTree, TreeConfiguration } from './projectTree.ts';
import { readConfiguration } from './readConfiguration.ts';
import { scanFolders } from './scanFolders.ts';
import type { TreeFiles } from './treeFiles.ts';
import { variablesComponent } from './treeFormat.ts';
import { treeOf } from './treeOf.ts';

/**
 * The tree of a folder: all its configurations of generic extractor, with their rows and variables. They are those that
 * the manifest names, and those in folders that it does not know yet. Bodies are read only where it is unclear what
 * they are of. Never rejects for what is in the files: what is wrong with them is in the findings.
 */
export async function openTree(root: string, given: TreeFiles): Promise<ProjectTree> {
  const files = listOnce(given);
  const manifest = await manifestIn(root, files);
  const known = new Set(manifest?.entries.map(({ folder }) => folder));
  const scan = await scanFolders(root, known, files, manifest);
  const all = [...(manifest ? await withoutIgnored(namedParts(manifest), manifest, files) : []), ...scan.parts];
  const read = await mapBounded(all, (found) => readConfiguration(found, manifest, files));
  const uses = read.flatMap(({ use }) => use ?? []);
  const counts = new Map<string, number>();
  for (const { id, branch } of uses) counts.set(`${branch} ${id}`, (counts.get(`${branch} ${id}`) ?? 0) + 1);
  const configurations = read.flatMap(({ configuration: each }) => (each ? [withUse(each, counts)] : []));
  const tree = treeOf(root, manifest, configurations);
  const ofVariables = manifest ? await checkVariablesUse(manifest, uses, files) : [];
  const ofParts = read.flatMap(({ findings }) => findings);
  const claimed = findClaimedTwice(read.flatMap(({ claim }) => claim ?? []));
  return { ...tree, findings: [...tree.findings, ...scan.findings, ...ofParts, ...claimed, ...ofVariables] };
}

/** The configurations of a manifest; of several in one folder the first. */
function namedParts({ entries, tool }: Manifest): FoundPart[] {
  const byFolder = new Map(entries.toReversed().map((entry) => [entry.folder, entry]));
  return entries
    .filter((entry) => entry.component !== variablesComponent && byFolder.get(entry.folder) === entry)
    .map((entry) => ({ ...entry, tool }));
}

/** Says of variables that are named in bodies whether others use them too. */
function withUse(configuration: TreeConfiguration, counts: ReadonlyMap<string, number>): TreeConfiguration {
  const { variables, branch } = configuration;
  const count = counts.get(`${branch} ${variables?.id}`);
  if (variables === undefined || count === undefined) return configuration;
  return { ...configuration, variables: { ...variables, isUsedOnce: count === 1 } };
}
