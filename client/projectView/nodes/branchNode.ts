import { countText } from '@pagewright/engine/text/countText';
import * as vscode from 'vscode';
import type { ProjectNode } from './projectNode.ts';

interface Branch {
  /** The folder, which tells it from others. */
  folder: string;
  name: string;
}

/** A branch of a project with its configurations. */
export function createBranchNode({ folder, name }: Branch, configurations: readonly ProjectNode[]): ProjectNode {
  return {
    item() {
      const item = new vscode.TreeItem(name, vscode.TreeItemCollapsibleState.Expanded);
      item.id = `${folder}/branch`;
      item.iconPath = new vscode.ThemeIcon('git-branch');
      item.description = countText(configurations.length, 'configuration');
      item.tooltip = `Branch ${name}\n${folder}`;
      item.contextValue = 'branch';
      item.accessibilityInformation = { label: `Branch ${name}, ${item.description}` };
      return item;
    },
    children: () => [...configurations],
  };
}
