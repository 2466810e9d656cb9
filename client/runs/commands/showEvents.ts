import * as vscode from 'vscode';
import type { RunDocuments } from '../documents/runDocuments.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { chosenRun, type NamedRun } from './chosenRun.ts';

/** `Pagewright: Show Events`: shows the events of the last run of the configuration in front. */
export function registerShowEvents(history: RunHistory, events: RunDocuments): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showEvents', async (named?: NamedRun) => {
    const run = await chosenRun(history, named, 'There are no events yet.');
    if (run !== undefined) await events.show(run);
  });
}
