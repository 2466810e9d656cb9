import * as vscode from 'vscode';

/** The custom editor of a file, by the end of its path. */
export function customTab(name: string): vscode.TabInputCustom | undefined {
  return vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .flatMap(({ input }) => (input instanceof vscode.TabInputCustom ? [input] : []))
    .find(({ uri }) => uri.path.endsWith(`/${name}`));
}
