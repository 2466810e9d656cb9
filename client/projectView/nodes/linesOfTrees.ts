import type { ProjectTree } from '@pagewright/engine/projects';
import { uriName } from '../../shared/uriName.ts';
import { createBranchNode } from './branchNode.ts';
import { createConfigurationNode } from './configurationNode.ts';
import { createFindingNode } from './findingNode.ts';
import type { LastResult } from './lastResults.ts';
import type { ProjectNode } from './projectNode.ts';
import { createTreeNode } from './treeNode.ts';

/**
 * The lines of the Project view: branches with their configurations, and above them what is wrong with the tree. Of
 * several trees each has a line. `results` are by the files that runs are kept by.
 */
export function linesOfTrees(trees: readonly ProjectTree[], results: ReadonlyMap<string, LastResult>): ProjectNode[] {
  if (trees.length > 1) return trees.map((tree) => createTreeNode(tree, linesOfTree(tree, results)));
  return trees.flatMap((tree) => linesOfTree(tree, results));
}

function linesOfTree(tree: ProjectTree, results: ReadonlyMap<string, LastResult>): ProjectNode[] {
  const byBranch = Map.groupBy(tree.configurations, ({ branch }) => branch);
  const branches = tree.branches.map(({ id, folder }) => {
    const name = uriName({ path: folder });
    const nodes = (byBranch.get(id) ?? []).map((configuration) => createConfigurationNode(configuration, results));
    return createBranchNode({ folder, name }, nodes);
  });
  const known = new Set(tree.branches.map(({ id }) => id));
  const others = tree.configurations.filter(({ branch }) => branch === undefined || !known.has(branch));
  const rest = others.map((configuration) => createConfigurationNode(configuration, results));
  return [...tree.findings.map(createFindingNode), ...branches, ...rest];
}
