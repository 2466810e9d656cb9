import * as vscode from 'vscode';

// Looked up once: a test may have the extension see no folder meanwhile.
const folder = vscode.workspace.workspaceFolders?.[0];

/** The address of a file in the workspace of the suite. */
export function fileUri(...parts: string[]): vscode.Uri {
  if (folder === undefined) throw new Error('The workspace of the suite is not open.');
  return vscode.Uri.joinPath(folder.uri, ...parts);
}
