import * as vscode from 'vscode';

/** Tells of deleted files and folders. VS Code tells of a deleted folder, and not of the files that were in it. */
export function watchDeletions(listener: (uri: vscode.Uri) => void): vscode.Disposable {
  const watcher = vscode.workspace.createFileSystemWatcher('**', true, true, false);
  return vscode.Disposable.from(watcher, watcher.onDidDelete(listener));
}
