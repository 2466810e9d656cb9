import type { ProjectTree, TreeBranch, TreeTool } from '@pagewright/engine/projects';
import { genericComponent } from '@pagewright/engine/treeNames';
import { loadProjects } from '../../project/files/loadProjects.ts';
import { workspaceTreeFiles } from '../../project/files/workspaceTreeFiles.ts';

/** A place for a new configuration: a branch of a tree. */
export interface TreePlace {
  tool: TreeTool;
  /** The folder of the configurations of generic extractor in that branch. */
  folder: string;
  label: string;
}

/** The places in the trees of this window. A tree without a manifest is not sure to be one. */
export async function findTreePlaces(roots: readonly string[]): Promise<TreePlace[]> {
  if (roots.length === 0) return [];
  const { openTree } = await loadProjects();
  const trees = await Promise.all(roots.map((root) => openTree(root, workspaceTreeFiles)));
  const known = trees.filter(({ manifest }) => manifest !== undefined);
  return known.flatMap((tree) => tree.branches.map((branch) => placeIn(tree, branch)));
}

function placeIn({ tool, configurations, manifest }: ProjectTree, { id, folder }: TreeBranch): TreePlace {
  const generic = configurations.find(({ branch, component }) => branch === id && component === genericComponent);
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  const project = manifest === undefined ? '' : ` of project ${manifest.projectId}`;
  return {
    tool,
    folder: generic === undefined ? `${folder}/extractor/${genericComponent}` : above(generic.folder),
    label: `Branch ${name}${project}`,
  };
}

function above(folder: string): string {
  return folder.slice(0, folder.lastIndexOf('/'));
}
