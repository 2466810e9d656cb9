import * as vscode from 'vscode';
import { showsPane } from './paneGroup.ts';

/**
 * The column for a file, a table or a summary: the active one, unless the test pane is in front there. The pane stays in
 * sight beside what it opens.
 */
export function columnBesidePane(): vscode.ViewColumn {
  const { all, activeTabGroup } = vscode.window.tabGroups;
  if (!showsPane(activeTabGroup)) return vscode.ViewColumn.Active;
  return all.find((group) => !showsPane(group))?.viewColumn ?? vscode.ViewColumn.Beside;
}
