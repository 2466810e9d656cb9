import * as vscode from 'vscode';

/** The kind of the test pane's webview, which key bindings name. */
export const testViewType = 'pagewright.test';

/** The first column that has a test pane, in front or not. */
export function paneGroup(): vscode.TabGroup | undefined {
  return vscode.window.tabGroups.all.find(({ tabs }) => tabs.some(isPane));
}

/** Whether the test pane is in front in a column. */
export function showsPane({ activeTab }: vscode.TabGroup): boolean {
  return activeTab !== undefined && isPane(activeTab);
}

function isPane({ input }: vscode.Tab): boolean {
  // VS Code puts a prefix before the view type of a webview.
  return input instanceof vscode.TabInputWebview && input.viewType.endsWith(testViewType);
}
