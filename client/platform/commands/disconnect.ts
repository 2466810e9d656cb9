import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import { showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import { reported } from '../connections/inProject.ts';
import { projectOf, type Tokens } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import type { Targets } from '../targets/target.ts';

/** `Pagewright: Disconnect from Project`: forgets the token of a project. The files and their link stay. */
export function registerDisconnect(parts: {
  tokens: Tokens;
  trips: Trips;
  targets: Targets;
  remotes: RemoteProjects;
}): vscode.Disposable {
  const { tokens, trips, targets, remotes } = parts;
  return vscode.commands.registerCommand('pagewright.disconnectFromProject', async (given?: unknown) => {
    const root = await targets.root(given, 'Folder to disconnect');
    const link = root === undefined ? undefined : await reported(root, () => trips.link(root));
    if (link === undefined) return;
    if ((await tokens.of(projectOf(link))) === undefined) {
      const message = `This machine has no token for project "${link.project.name}" of ${link.stack}.`;
      return void showInformationMessage(printable(message));
    }
    const disconnect = 'Disconnect';
    const question = `Disconnect from project "${link.project.name}"?`;
    const detail =
      'The token is forgotten on this machine. The files stay as they are, and know which versions they are based on.';
    if ((await showWarningMessage(question, { modal: true, detail }, disconnect)) !== disconnect) return;
    await tokens.forget(projectOf(link));
    remotes.refresh();
    void showInformationMessage(`Disconnected from project "${link.project.name}".`);
  });
}
