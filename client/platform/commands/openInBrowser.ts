import * as vscode from 'vscode';
import { reported } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Trips } from '../connections/trips.ts';
import { nameOf } from '../remote/remoteConfiguration.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import type { Targets } from '../targets/target.ts';

/** `Pagewright: Open in Browser`: opens a configuration in the web application of the platform. */
export function registerOpenInBrowser({
  trips,
  targets,
  remotes,
}: {
  trips: Trips;
  targets: Targets;
  remotes: RemoteProjects;
}): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.openInBrowser', async (given?: unknown) => {
    const target = await targets.one(given, 'Configuration to open in the browser', ({ id }) => id !== undefined);
    if (target === undefined) return;
    const { root } = target;
    const address = await reported(root, async () => {
      const { configurationAddress } = await loadPlatform();
      const folder = await remotes.of(root);
      const found = folder.configurations.find((each) => nameOf(each) === target.name);
      return configurationAddress(await trips.link(root), found);
    });
    if (address !== undefined) await vscode.env.openExternal(vscode.Uri.parse(address));
  });
}
