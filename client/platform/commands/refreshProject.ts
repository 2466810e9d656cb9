import * as vscode from 'vscode';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import { uriOf } from '../targets/given.ts';

/** `Pagewright: Refresh Project`: asks the project of a folder, otherwise those of all linked folders, what they have. */
export function registerRefreshProject({ remotes }: { remotes: RemoteProjects }): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.refreshProject', (given?: unknown) =>
    remotes.refresh(uriOf(given)?.fsPath),
  );
}
