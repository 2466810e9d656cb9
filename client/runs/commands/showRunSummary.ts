import * as vscode from 'vscode';
import type { Session } from '../../session.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** `Pagewright: Show Run Summary`: what the last run of the configuration in the editor came to, else the last run. */
export function registerShowRunSummary({ history, summaryPanels }: Session): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showRunSummary', async (node?: { run: RunRecord }) => {
    const run = node?.run ?? (await history.latest(vscode.window.activeTextEditor?.document.fileName));
    if (run !== undefined) return summaryPanels.show(run);
    void vscode.window.showInformationMessage('There is no summary yet. Run a configuration first.');
  });
}
