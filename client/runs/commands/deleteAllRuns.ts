import * as vscode from 'vscode';
import { countText } from '../../../engine/core/text/countText.ts';
import type { RunHistory } from '../history/runHistory.ts';

/** `Pagewright: Delete All Runs`: forgets every run that has ended, after a question. */
export function registerDeleteAllRuns(history: RunHistory): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.deleteAllRuns', async () => {
    const ended = (await history.all()).filter(({ state }) => state !== 'running');
    const remove = 'Delete All';
    const question = `Delete ${countText(ended.length, 'run')} with what was kept of them? The tables stay where they are.`;
    if (ended.length === 0) return;
    if ((await vscode.window.showWarningMessage(question, { modal: true }, remove)) !== remove) return;
    for (const { id } of ended) await history.delete(id);
  });
}
