import { casePattern } from '@pagewright/engine/testPaths';
import * as vscode from 'vscode';

/** Starts the features where the workspace has tests of configurations, which VS Code then shows without being asked. */
export function startWithTests(start: () => unknown): vscode.Disposable {
  const { findFiles, createFileSystemWatcher } = vscode.workspace;
  const watcher = createFileSystemWatcher(casePattern, false, true, true);
  // Not every file system of a virtual workspace can be searched.
  void findFiles(casePattern, '**/node_modules/**', 1).then(
    (found) => found.length > 0 && start(),
    () => undefined,
  );
  return vscode.Disposable.from(watcher, watcher.onDidCreate(start));
}
