import type { Manifest } from './manifest.ts';
import type { ProjectTree, TreeConfiguration } from './projectTree.ts';

/** A tree with the configurations that are known of it; without a manifest, their tool is that of the first. */
export function treeOf(
  root: string,
  manifest: Manifest | undefined,
  configurations: readonly TreeConfiguration[],
): ProjectTree {
  const tool = manifest?.tool ?? configurations[0]?.tool ?? 'kbc';
  if (manifest === undefined) return { tool, root, branches: [], configurations: [...configurations], findings: [] };
  const { file, projectId, host, branches, findings } = manifest;
  return {
    tool,
    root: manifest.root,
    manifest: { file, projectId, host },
    branches,
    configurations: [...configurations],
    findings: [...findings],
  };
}
