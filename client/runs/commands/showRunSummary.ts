import * as vscode from 'vscode';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { SummaryPanels } from '../summary/summaryPanels.ts';

/** `Pagewright: Show Run Summary`: what the last run of the configuration in the editor came to, else the last run. */
export function registerShowRunSummary(history: RunHistory, summaryPanels: SummaryPanels): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showRunSummary', async (node?: { run: RunRecord }) => {
    const run = node?.run ?? (await history.latest(vscode.window.activeTextEditor?.document.fileName));
    if (run !== undefined) return summaryPanels.show(run);
    void vscode.window.showInformationMessage('There is no summary yet. Run a configuration first.');
  });
}
