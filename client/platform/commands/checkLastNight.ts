import * as vscode from 'vscode';
import { reported } from '../connections/inProject.ts';
import type { Trips } from '../connections/trips.ts';
import type { LastNightPanels } from '../lastNight/lastNightPanels.ts';
import type { Targets } from '../targets/target.ts';

interface CheckParts {
  trips: Trips;
  targets: Targets;
  lastNight: LastNightPanels;
}

/** `Pagewright: Check Last Night`: judges the last job of each configuration of a project, in a view. */
export function registerCheckLastNight({ trips, targets, lastNight }: CheckParts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.checkLastNight', async (given?: unknown) => {
    const root = await targets.root(given, 'Folder whose project is checked');
    const link = root === undefined ? undefined : await reported(root, () => trips.link(root));
    if (root !== undefined && link !== undefined) await lastNight.check(root, link.project.name);
  });
}
