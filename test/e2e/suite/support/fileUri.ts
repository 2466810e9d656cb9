import * as vscode from 'vscode';

/** The address of a file in the workspace of the suite. */
export function fileUri(...parts: string[]): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  if (folder === undefined) throw new Error('The workspace of the suite is not open.');
  return vscode.Uri.joinPath(folder.uri, ...parts);
}
