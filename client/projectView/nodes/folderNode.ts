import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import type { RemoteFolder } from '../../platform/remote/remoteFolder.ts';
import type { ProjectNode } from './projectNode.ts';

/** A folder that is linked to a project, where the window has several. */
export function createFolderNode({ root, link }: RemoteFolder, lines: readonly ProjectNode[]): ProjectNode {
  const name = printable(link.project.name);
  const folder = vscode.workspace.asRelativePath(root);
  return {
    uri: vscode.Uri.file(root),
    item() {
      const item = new vscode.TreeItem(name, vscode.TreeItemCollapsibleState.Expanded);
      item.id = `${root}/link`;
      item.iconPath = new vscode.ThemeIcon('root-folder');
      item.description = folder;
      item.tooltip = [name, `project ${link.project.id}`, link.stack, root].join('\n');
      item.contextValue = 'folder.linked';
      item.accessibilityInformation = { label: `Project ${name}, ${folder}` };
      return item;
    },
    children: () => [...lines],
  };
}
