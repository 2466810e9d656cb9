import * as vscode from 'vscode';
import { configToRun } from '../../language/documents/configToRun.ts';
import { reportNoState } from '../state/reportNoState.ts';
import { stateFileOf, stateTime } from '../state/stateFile.ts';
import { stateCommands } from '../state/stateLenses.ts';

/** `Pagewright: Show State`: opens what the last whole run left for the next one. */
export function registerShowState(): vscode.Disposable {
  return vscode.commands.registerCommand(stateCommands.show, async (uri?: unknown) => {
    const document = await configToRun(uri);
    if (document === undefined) return;
    if ((await stateTime(document.fileName)) === undefined) return reportNoState(document);
    await vscode.window.showTextDocument(vscode.Uri.file(stateFileOf(document.fileName)));
  });
}
