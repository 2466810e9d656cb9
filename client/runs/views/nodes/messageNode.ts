import * as vscode from 'vscode';
import type { RunsNode } from './runsNode.ts';

/** A line that says something about its neighbours. */
export function createMessageNode(text: string, icon: string): RunsNode {
  return {
    item() {
      const item = new vscode.TreeItem(text);
      item.iconPath = new vscode.ThemeIcon(icon);
      item.accessibilityInformation = { label: text };
      return item;
    },
    children: () => [],
  };
}
