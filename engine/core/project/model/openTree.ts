import { manifestIn } from './findManifest.ts';
import type { FoundPart } from './foundPart.ts';
import type { Manifest } from './manifest.ts';
import { mapBounded } from './mapBounded.ts';
import type { ProjectTree } from './projectTree.ts';
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
export async function openTree(root: string, files: TreeFiles): Promise<ProjectTree> {
  const manifest = await manifestIn(root, files);
  const named = manifest?.entries ?? [];
  const known = new Set(named.map(({ folder }) => folder));
  const scan = await scanFolders(root, known, files);
  const all: FoundPart[] = [
    ...named.filter(isConfiguration).map((entry) => ({ ...entry, tool: toolOf(manifest) })),
    ...scan.parts,
  ];
  const read = await mapBounded(all, (found) => readConfiguration(found, manifest, files));
  const tree = treeOf(
    root,
    manifest,
    read.flatMap(({ configuration }) => configuration ?? []),
  );
  return { ...tree, findings: [...tree.findings, ...scan.findings, ...read.flatMap(({ findings }) => findings)] };
}

function isConfiguration({ component }: { component: string }): boolean {
  return component !== variablesComponent;
}

function toolOf(manifest: Manifest | undefined): FoundPart['tool'] {
  return manifest?.tool ?? 'kbc';
}
