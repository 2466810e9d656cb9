import { countText } from '@pagewright/engine/text/countText';
import { localTime } from '@pagewright/engine/text/localTime';
import * as vscode from 'vscode';
import { showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import { distinctName } from '../history/distinctName.ts';
import { runFacts } from '../history/runFacts.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';

type RunItem = vscode.QuickPickItem & { run?: RunRecord };

/** `Pagewright: Delete Runs…`: deletes the runs that are checked in a list, after confirmation. Their tables stay. */
export function registerChooseRunsToDelete(history: RunHistory): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.deleteRuns', async () => {
    const ended = (await history.all()).filter(({ state }) => state !== 'running');
    if (ended.length === 0) return void showInformationMessage('There is no run to delete.');
    const options = {
      placeHolder: 'Runs to delete',
      canPickMany: true,
      matchOnDescription: true,
      ignoreFocusOut: true,
    } as const;
    const chosen = await vscode.window.showQuickPick<RunItem>(itemsOf(ended), options);
    const ids = (chosen ?? []).flatMap(({ run }) => run?.id ?? []);
    const remove = 'Delete';
    const question = `Delete ${countText(ids.length, 'run')} from the history? The tables on disk stay.`;
    if (ids.length === 0 || (await showWarningMessage(question, { modal: true }, remove)) !== remove) return;
    for (const id of ids) await history.delete(id);
  });
}

/** The runs in a group for each configuration. */
function itemsOf(ended: readonly RunRecord[]): RunItem[] {
  const groups = Map.groupBy(ended, ({ configFile }) => configFile);
  return [...groups].flatMap(([configFile, runs]) => [
    { label: distinctName(configFile, groups.keys()), kind: vscode.QuickPickItemKind.Separator },
    ...runs.map((run) => ({ label: run.title, description: localTime(run.startedAt), detail: runFacts(run), run })),
  ]);
}
