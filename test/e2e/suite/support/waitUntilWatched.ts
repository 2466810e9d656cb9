import * as vscode from 'vscode';
import { fileUri } from './fileUri.ts';
import { waitFor } from './waitFor.ts';

/** Resolves once the window reports changes of the files in the workspace, which it does a while after it opens. */
export async function waitUntilWatched(): Promise<void> {
  const probe = fileUri('watched.txt');
  const watcher = vscode.workspace.createFileSystemWatcher('**/watched.txt');
  let isTold = false;
  const listening = [watcher.onDidCreate, watcher.onDidChange].map((on) =>
    on(() => {
      isTold = true;
    }),
  );
  try {
    let written = 0;
    await waitFor('the window to watch its files', async () => {
      await vscode.workspace.fs.writeFile(probe, new TextEncoder().encode(String(written++)));
      return isTold;
    });
  } finally {
    for (const disposable of [...listening, watcher]) disposable.dispose();
    await vscode.workspace.fs.delete(probe);
  }
}
