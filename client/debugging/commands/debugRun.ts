import * as vscode from 'vscode';
import { chosenRun, type NamedRun } from '../../runs/commands/chosenRun.ts';
import type { DiskRunStore } from '../../runs/history/diskRunStore.ts';
import type { RunHistory } from '../../runs/history/runHistory.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { debugConfiguration } from '../session/debugConfiguration.ts';

/** `Pagewright: Debug This Run`: debugs the configuration of a run with its recorded responses. */
export function registerDebugRun(history: RunHistory, store: DiskRunStore): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.debugRun', async (named?: NamedRun) => {
    const run = await chosenRun(history, named, 'There is no run to debug yet.');
    if (run === undefined) return;
    if (run.scope.remote !== undefined) return void reportRemote();
    const recording = store.exchangesOf(run.id);
    if (!(await fileExists(vscode.Uri.file(recording)))) return void reportNothingKept();
    const { job, environment = '' } = run.scope;
    const scope = { environment, job };
    const program = run.configFile;
    const folder = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(program));
    return await vscode.debug.startDebugging(folder, debugConfiguration({ program, recording, ...scope }));
  });
}

function reportNothingKept(): void {
  const text = 'No responses are kept of this run. Debug the configuration instead, which asks the API again.';
  void showInformationMessage(text);
}

function reportRemote(): void {
  const text = 'No responses of a job of the platform are here. Debug the configuration instead, which asks the API.';
  void showInformationMessage(text);
}
