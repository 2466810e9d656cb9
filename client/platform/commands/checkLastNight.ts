import * as vscode from 'vscode';
import type { CheckPages } from '../check/checkPages.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import { projectOf } from '../connections/tokens.ts';
import type { Trips } from '../connections/trips.ts';
import type { JobVerdicts } from '../remote/jobVerdicts.ts';
import type { Targets } from '../targets/target.ts';

interface CheckParts {
  trips: Trips;
  targets: Targets;
  verdicts: JobVerdicts;
  pages: CheckPages;
}

/** `Pagewright: Check Last Night`: judges the last job of each configuration of a project, and shows a table. */
export function registerCheckLastNight({ trips, targets, verdicts, pages }: CheckParts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.checkLastNight', async (given?: unknown) => {
    const root = await targets.root(given, 'Folder whose project is checked');
    if (root === undefined) return;
    const checked = await inProject(trips, root, 'Judging the last jobs', async (trip) => {
      const { checkFolder } = await loadPlatform();
      return await checkFolder(trip);
    });
    if (checked === undefined) return;
    const judged = checked.checked.flatMap((each) => each.judged ?? []);
    await verdicts.keep(projectOf(await trips.link(root)), judged);
    await pages.show(root, checked);
  });
}
