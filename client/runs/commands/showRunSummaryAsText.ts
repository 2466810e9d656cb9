import * as vscode from 'vscode';
import type { RunDocuments } from '../documents/runDocuments.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { chosenRun, type NamedRun } from './chosenRun.ts';

/** `Pagewright: Show Run Summary as Text`: shows a document that folds, can be copied and suits screen readers. */
export function registerShowRunSummaryAsText(history: RunHistory, summaries: RunDocuments): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showRunSummaryAsText', async (named?: NamedRun) => {
    const run = await chosenRun(history, named, 'There is no summary yet.');
    if (run !== undefined) await summaries.show(run);
  });
}
