import * as vscode from 'vscode';
import { showInformationMessage, withProgress } from '../../shared/messages.ts';
import { signalOf } from '../../shared/signalOf.ts';
import { reported } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import { projectOf, type Tokens } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import type { Targets } from '../targets/target.ts';
import { askForToken } from './askForToken.ts';

/** `Pagewright: Set Token of Project…`: replaces the token of a connected folder, once it is known to open its project. */
export function registerSetToken(parts: {
  tokens: Tokens;
  trips: Trips;
  targets: Targets;
  remotes: RemoteProjects;
}): vscode.Disposable {
  const { tokens, trips, targets, remotes } = parts;
  return vscode.commands.registerCommand('pagewright.setToken', async (given?: unknown) => {
    const root = await targets.root(given, 'Folder whose project gets another token');
    if (root === undefined) return;
    const link = await reported(root, () => trips.link(root));
    if (link === undefined) return;
    // Only the user names a stack: the link of a folder that was never connected here may be anybody's.
    if (!(await trips.isConnected(root)))
      return void (await vscode.commands.executeCommand('pagewright.connectToProject', vscode.Uri.file(root)));
    const token = await askForToken(link.stack, `Token of Project "${link.project.name}"`);
    if (token === undefined) return;
    const options = { location: vscode.ProgressLocation.Notification, title: 'Checking the token', cancellable: true };
    const connection = await reported(root, () =>
      withProgress(options, async (_, cancel) => {
        const { connect, systemClock } = await loadPlatform();
        return await trips.takeWith({ stack: link.stack, token }, root, (trip) => connect(trip, systemClock), {
          signal: signalOf(cancel),
        });
      }),
    );
    if (connection === undefined) return;
    await tokens.set(projectOf(link), token);
    remotes.refresh(root);
    void showInformationMessage(
      `The token of "${connection.project.token.name}" is used for project "${link.project.name}" from now on.`,
    );
  });
}
