import * as vscode from 'vscode';
import { configToRun } from '../../language/documents/configToRun.ts';
import type { Environments } from '../environments/environments.ts';
import { reportNoState } from '../state/reportNoState.ts';
import { stateFileOf, stateTime } from '../state/stateFile.ts';
import { stateCommands } from '../state/stateLenses.ts';

/** `Pagewright: Show State`: opens the state that the last whole run left. */
export function registerShowState(environments: Environments): vscode.Disposable {
  return vscode.commands.registerCommand(stateCommands.show, async (uri?: unknown) => {
    const document = await configToRun(uri);
    if (document === undefined) return;
    const environment = environments.chosen(document.fileName);
    if ((await stateTime(document.fileName, environment)) === undefined) return reportNoState(document);
    await vscode.window.showTextDocument(vscode.Uri.file(stateFileOf(document.fileName, environment)));
  });
}
