import type { ProjectFinding } from '@pagewright/engine/projects';
import * as vscode from 'vscode';
import { treeUri } from '../../project/files/treeName.ts';
import { listColors } from '../../shared/listColors.ts';
import type { ProjectNode } from './projectNode.ts';

/** A problem of the tree itself, such as a broken manifest; a click opens the file. */
export function createFindingNode({ message, severity, code, place }: ProjectFinding): ProjectNode {
  return {
    item() {
      const item = new vscode.TreeItem(message);
      const color = severity === 'error' ? listColors.error : listColors.warning;
      item.id = `${place.file}/${code}/${place.start}`;
      item.iconPath = new vscode.ThemeIcon(severity, new vscode.ThemeColor(color));
      item.tooltip = `${message}\n${place.file}`;
      item.contextValue = 'finding';
      item.command = { command: 'vscode.open', title: 'Open File', arguments: [treeUri(place.file)] };
      return item;
    },
    children: () => [],
  };
}
