import * as vscode from 'vscode';
import { showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Trips } from '../connections/trips.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import type { Target } from '../targets/target.ts';

/** Saves an earlier version of a configuration as the newest one, once the user has confirmed it. The files stay. */
export async function restoreVersion(
  target: Target,
  version: number,
  { trips, remotes }: { trips: Trips; remotes: RemoteProjects },
): Promise<void> {
  const { root, name, shown } = target;
  const restore = 'Restore';
  const question = `Restore version ${version} of "${shown}" in the project?`;
  const detail = 'It is saved again, as the newest version. Your files stay as they are; pull to have it in them.';
  if ((await showWarningMessage(question, { modal: true, detail }, restore)) !== restore) return;
  const restored = await inProject(trips, root, `Restoring "${shown}"`, async (trip) => {
    const { restore: restoreIn } = await loadPlatform();
    return await restoreIn(trip, name, version);
  });
  if (restored === undefined) return;
  remotes.refresh(root);
  const pull = 'Pull';
  const message = `Version ${version} of "${restored.name}" is version ${restored.version} of the project now.`;
  if ((await showInformationMessage(message, pull)) === pull)
    await vscode.commands.executeCommand('pagewright.pull', { remote: { root, path: name, name: shown } });
}
