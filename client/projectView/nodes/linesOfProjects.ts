import type { ProjectTree } from '@pagewright/engine/projects';
import { createFolderNode } from './folderNode.ts';
import type { LastResult } from './lastResults.ts';
import { linesOfFolder } from './linesOfFolder.ts';
import { linesOfTrees } from './linesOfTrees.ts';
import type { FoundFolder } from './localFolders.ts';
import type { ProjectNode } from './projectNode.ts';

/** The lines of the Project view: of linked folders, and of trees that are not linked. Of several, each has a line. */
export function linesOfProjects(
  trees: readonly ProjectTree[],
  folders: readonly FoundFolder[],
  results: ReadonlyMap<string, LastResult>,
): ProjectNode[] {
  const linked = new Set(folders.map(({ tree }) => tree));
  const others = trees.filter(({ root }) => !linked.has(root));
  const [only] = folders;
  if (only !== undefined && folders.length + others.length === 1)
    return linesOfFolder(only.folder, only.local, results);
  const lines = folders.map(({ folder, local }) => createFolderNode(folder, linesOfFolder(folder, local, results)));
  return [...lines, ...linesOfTrees(others, results)];
}
