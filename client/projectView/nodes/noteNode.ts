import * as vscode from 'vscode';
import type { ProjectNode } from './projectNode.ts';

/** A line that says something about a folder, and may lead to what helps. */
export function createNoteNode(
  id: string,
  text: string,
  icon: 'warning' | 'plug' | 'sync~spin',
  command: vscode.Command | undefined,
): ProjectNode {
  return {
    item() {
      const item = new vscode.TreeItem(text);
      item.id = id;
      item.iconPath = new vscode.ThemeIcon(icon);
      item.tooltip = text;
      if (command !== undefined) item.command = command;
      item.contextValue = 'note';
      return item;
    },
    children: () => [],
  };
}
