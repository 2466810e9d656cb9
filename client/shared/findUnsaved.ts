import * as vscode from 'vscode';

/**
 * The document of a file whose text is not saved yet; undefined where the disk has all of it. VS Code keeps the document of
 * a closed editor for minutes, and looks at a file that others have written only a little later.
 */
export function findUnsaved(isWanted: (uri: vscode.Uri) => boolean): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find(({ isDirty, uri }) => isDirty && isWanted(uri));
}
