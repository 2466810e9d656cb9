import * as vscode from 'vscode';

/**
 * The document of a file with unsaved text; undefined if the disk has all of it. VS Code keeps the document of a closed
 * editor for minutes, and notices a file that others have written only a little later.
 */
export function findUnsaved(isWanted: (uri: vscode.Uri) => boolean): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find(({ isDirty, uri }) => isDirty && isWanted(uri));
}
