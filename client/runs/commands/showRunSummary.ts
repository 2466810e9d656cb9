import * as vscode from 'vscode';
import type { RunHistory } from '../history/runHistory.ts';
import type { SummaryPanels } from '../summary/summaryPanels.ts';
import { chosenRun, type NamedRun } from './chosenRun.ts';

/** `Pagewright: Show Run Summary`: shows the summary of the last run of the configuration in front. */
export function registerShowRunSummary(history: RunHistory, summaryPanels: SummaryPanels): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showRunSummary', async (named?: NamedRun) => {
    const run = await chosenRun(history, named, 'There is no summary yet.');
    if (run !== undefined) summaryPanels.show(run);
  });
}
