import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import { disabledUri } from './disabledColor.ts';
import type { ProjectNode } from './projectNode.ts';

/** A row that is in the project and has no file here. */
export function createRemoteRowNode(
  parent: string,
  { id, name, isDisabled }: { id: string; name: string; isDisabled: boolean },
): ProjectNode {
  return {
    item() {
      const item = new vscode.TreeItem(printable(name));
      item.id = `${parent}/row/${id}`;
      item.iconPath = new vscode.ThemeIcon(isDisabled ? 'circle-slash' : 'list-flat');
      item.description = isDisabled ? 'disabled' : '';
      item.tooltip = `${printable(name)}\nid ${id}`;
      item.resourceUri = disabledUri(vscode.Uri.file(`${parent}/${id}`));
      item.contextValue = 'row.remote';
      item.accessibilityInformation = { label: `Row ${printable(name)}` };
      return item;
    },
    children: () => [],
  };
}
