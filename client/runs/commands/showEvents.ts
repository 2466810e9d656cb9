import * as vscode from 'vscode';
import type { RunDocuments } from '../documents/runDocuments.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** `Pagewright: Show Events`: the events of the last run of the configuration in the editor, else of the last run. */
export function registerShowEvents(history: RunHistory, events: RunDocuments): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showEvents', async (node?: { run: RunRecord }) => {
    const run = node?.run ?? (await history.latest(vscode.window.activeTextEditor?.document.fileName));
    if (run !== undefined) return await events.show(run);
    void vscode.window.showInformationMessage('There are no events yet. Run a configuration first.');
  });
}
