import * as vscode from 'vscode';
import type { RunDocuments } from '../documents/runDocuments.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** `Pagewright: Show Run Summary as Text`: the same as a document that folds, can be copied and reads well aloud. */
export function registerShowRunSummaryAsText(history: RunHistory, summaries: RunDocuments): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showRunSummaryAsText', async (node?: { run: RunRecord }) => {
    const run = node?.run ?? (await history.latest(vscode.window.activeTextEditor?.document.fileName));
    if (run !== undefined) return await summaries.show(run);
    void vscode.window.showInformationMessage('There is no summary yet. Run a configuration first.');
  });
}
