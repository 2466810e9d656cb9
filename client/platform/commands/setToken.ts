import type { ProjectLink, RemoteProject } from '@pagewright/engine/platform';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import { cancellable } from '../../shared/cancellable.ts';
import { fileName } from '../../shared/fileName.ts';
import { showInformationMessage, showWarningMessage, withProgress } from '../../shared/messages.ts';
import { signalOf } from '../../shared/signalOf.ts';
import { reported } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Tokens } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import type { Targets } from '../targets/target.ts';
import { askForToken } from './askForToken.ts';

interface TokenParts {
  tokens: Tokens;
  trips: Trips;
  targets: Targets;
  remotes: RemoteProjects;
}

/** `Pagewright: Set Token of Project…`: replaces the token of a connected folder, once it is known which project it opens. */
export function registerSetToken(parts: TokenParts): vscode.Disposable {
  const { trips, targets, remotes } = parts;
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
    const project = await reported(root, () => keep(root, link, token, parts));
    remotes.refresh(root);
    if (project !== undefined) tell(root, link, project);
  });
}

/** Keeps a token for the project that it opens; of the folder's project, what the folder knows is renewed. */
async function keep(root: string, link: ProjectLink, token: string, { tokens, trips }: TokenParts) {
  const { connect, systemClock } = await loadPlatform();
  return await withProgress(cancellable('Checking the token'), (_, cancel) =>
    trips.takeWith(
      { stack: link.stack, token },
      root,
      async (trip) => {
        const { stack, storage } = trip.api;
        const project = await storage.project(trip.signal);
        await tokens.set({ stack, project: project.id }, token);
        if (project.id === link.project.id) await connect(trip, systemClock);
        return project;
      },
      { signal: signalOf(cancel) },
    ),
  );
}

function tell(root: string, { project: own }: ProjectLink, { id, name, token }: RemoteProject): void {
  if (id === own.id) {
    const message = `The token of "${token.name}" is used for project "${own.name}" from now on.`;
    return void showInformationMessage(printable(message));
  }
  const message = `The token is of project ${id}, "${name}", and "${fileName(root)}" is connected to project ${own.id}, "${own.name}". It was kept for project ${id}; project ${own.id} keeps the token that it had.`;
  void showWarningMessage(printable(message));
}
