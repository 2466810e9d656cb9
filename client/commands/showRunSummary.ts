import * as vscode from 'vscode';
import type { Session } from '../session.ts';

/** `Pagewright: Show Run Summary`: what the last run of the configuration in the editor came to, else the last run. */
export function registerShowRunSummary({ runs, summaries }: Session): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showRunSummary', async () => {
    const run = runs.latest(vscode.window.activeTextEditor?.document.fileName);
    if (run !== undefined) return await summaries.show(run);
    void vscode.window.showInformationMessage('There is no summary yet. Run a configuration first.');
  });
}
