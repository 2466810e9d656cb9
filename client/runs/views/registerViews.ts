import * as vscode from 'vscode';
import type { EventsTree } from './eventsTree.ts';
import { registerFailedRunColor } from './nodes/failedRun.ts';
import type { RunsTree } from './runsTree.ts';

/** The views in the activity bar. The Events view follows the selection in the Runs view. */
export function registerViews(runs: RunsTree, events: EventsTree): vscode.Disposable {
  const registered = runs.register();
  const stop = runs.view?.onDidChangeSelection(({ selection }) => {
    const run = selection.map(({ run: chosen }) => chosen).find((one) => one !== undefined);
    if (run !== undefined) events.choose(run);
  });
  return vscode.Disposable.from(
    registered,
    registerFailedRunColor(),
    events.register(),
    ...(stop === undefined ? [] : [stop]),
  );
}
