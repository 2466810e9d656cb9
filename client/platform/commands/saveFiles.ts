import * as vscode from 'vscode';

/** Saves the open files of a folder: what is compared, pushed and run there is on the disk. Whether all are saved. */
export async function saveFiles(root: string): Promise<boolean> {
  const folder = vscode.Uri.joinPath(vscode.Uri.file(root), '/').fsPath;
  const unsaved = vscode.workspace.textDocuments.filter(
    ({ isDirty, uri }) => isDirty && uri.scheme === 'file' && uri.fsPath.startsWith(folder),
  );
  const saved = await Promise.all(unsaved.map((document) => document.save()));
  return saved.every((isSaved) => isSaved);
}
