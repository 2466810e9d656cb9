import * as vscode from 'vscode';
import type { RemoteProjects } from '../remote/remoteProjects.ts';

/** `Pagewright: Refresh Project`: asks the projects of linked folders what they have. */
export function registerRefreshProject({ remotes }: { remotes: RemoteProjects }): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.refreshProject', () => remotes.refresh());
}
