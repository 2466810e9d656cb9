import * as vscode from 'vscode';

/**
 * The column for a file, a table or a summary: the active one, unless the test pane is in front there. The pane stays in
 * sight beside what it opens.
 */
export function columnBesidePane(): vscode.ViewColumn {
  const { all, activeTabGroup } = vscode.window.tabGroups;
  if (!showsPane(activeTabGroup)) return vscode.ViewColumn.Active;
  return all.find((group) => !showsPane(group))?.viewColumn ?? vscode.ViewColumn.Beside;
}

function showsPane({ activeTab }: vscode.TabGroup): boolean {
  const input = activeTab?.input;
  // VS Code puts a prefix before the view type of a webview.
  return input instanceof vscode.TabInputWebview && input.viewType.endsWith('pagewright.test');
}
