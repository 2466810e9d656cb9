import type { ProjectTree } from '@pagewright/engine/projects';
import * as vscode from 'vscode';
import { uriName } from '../../shared/uriName.ts';
import type { ProjectNode } from './projectNode.ts';

/** A tree, where the workspace has several. */
export function createTreeNode({ root, tool, manifest }: ProjectTree, lines: readonly ProjectNode[]): ProjectNode {
  const name = uriName({ path: root });
  return {
    item() {
      const item = new vscode.TreeItem(name, vscode.TreeItemCollapsibleState.Expanded);
      const project = manifest === undefined ? [] : [`project ${manifest.projectId}`];
      item.id = `${root}/tree`;
      item.iconPath = new vscode.ThemeIcon('root-folder');
      item.description = [tool, ...project].join(' · ');
      item.tooltip = [name, item.description, ...(manifest === undefined ? [] : [manifest.host]), root].join('\n');
      item.contextValue = 'tree';
      item.accessibilityInformation = { label: `Project ${name}, ${item.description}` };
      return item;
    },
    children: () => [...lines],
  };
}
