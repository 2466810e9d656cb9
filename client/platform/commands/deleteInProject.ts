import * as vscode from 'vscode';
import { showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import { withoutLinks } from '../../shared/text/withoutLinks.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Trips } from '../connections/trips.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import type { Targets } from '../targets/target.ts';
import { restoreVersion } from './restoreVersion.ts';

interface DeleteParts {
  trips: Trips;
  targets: Targets;
  remotes: RemoteProjects;
}

/** `Pagewright: Delete in Project…`: moves a configuration to the trash of the project, after two questions. */
export function registerDeleteInProject(parts: DeleteParts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.deleteInProject', async (given?: unknown) => {
    const target = await parts.targets.one(
      given,
      'Configuration to delete in the project',
      ({ listed }) => listed !== undefined,
    );
    if (target === undefined) return;
    const typed = await askTwice(target.shown);
    if (typed === undefined) return;
    const { root, name } = target;
    const removed = await inProject(parts.trips, root, `Deleting "${target.shown}"`, async (trip) => {
      const { remove } = await loadPlatform();
      return await remove(trip, name, typed);
    });
    if (removed === undefined) return;
    parts.remotes.refresh(root);
    const undo = 'Restore';
    const message = `"${removed.name}" is in the trash of the project. Your files stay.`;
    if ((await showInformationMessage(message, undo)) === undo) await restoreVersion(target, removed.version, parts);
  });
}

/** Undefined: the user is not sure. */
async function askTwice(name: string): Promise<string | undefined> {
  const remove = 'Delete…';
  const question = `Delete "${name}" in the project?`;
  const detail = 'It goes to the trash of the project, and its schedules fail from then on. Your files stay.';
  if ((await showWarningMessage(question, { modal: true, detail }, remove)) !== remove) return undefined;
  return await vscode.window.showInputBox({
    title: 'Delete in Project',
    prompt: withoutLinks(`Type the name of the configuration to delete it: ${name}`),
    ignoreFocusOut: true,
    validateInput: (text) => (text === name ? undefined : 'Type the name as it is written, or press Escape.'),
  });
}
