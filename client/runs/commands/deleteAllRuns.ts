import { countText } from '@pagewright/engine/text/countText';
import * as vscode from 'vscode';
import { showWarningMessage } from '../../shared/messages.ts';
import type { RunHistory } from '../history/runHistory.ts';

/** Deletes every run that has ended, after confirmation. */
export function registerDeleteAllRuns(history: RunHistory): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.deleteAllRuns', async () => {
    const ended = (await history.all()).filter(({ state }) => state !== 'running');
    const remove = 'Delete All';
    const question = `Delete ${countText(ended.length, 'run')} from the history? The tables on disk stay.`;
    if (ended.length === 0) return;
    if ((await showWarningMessage(question, { modal: true }, remove)) !== remove) return;
    for (const { id } of ended) await history.delete(id);
  });
}
