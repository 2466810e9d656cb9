import * as vscode from 'vscode';
import { configToRun } from '../../language/documents/configToRun.ts';
import { reportNoState } from '../state/reportNoState.ts';
import { stateFileOf, stateTime } from '../state/stateFile.ts';
import { stateCommands } from '../state/stateLenses.ts';
import { type Choices, outputName } from '../values/outputName.ts';

/** `Pagewright: Show State`: opens the state that the last whole run left. */
export function registerShowState(choices: Choices): vscode.Disposable {
  return vscode.commands.registerCommand(stateCommands.show, async (uri?: unknown) => {
    const document = await configToRun(uri);
    if (document === undefined) return;
    const environment = outputName(document.fileName, choices);
    if ((await stateTime(document.fileName, environment)) === undefined) return reportNoState(document);
    await vscode.window.showTextDocument(vscode.Uri.file(stateFileOf(document.fileName, environment)));
  });
}
