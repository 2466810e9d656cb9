import * as vscode from 'vscode';

/** The tabs that show a page of this kind; the editor puts a prefix before the kind. */
export function webviewTabs(viewType: string): vscode.Tab[] {
  return vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith(viewType));
}
