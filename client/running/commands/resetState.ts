import path from 'node:path';
import { localTime } from '@pagewright/engine/text/localTime';
import * as vscode from 'vscode';
import { configToRun } from '../../language/documents/configToRun.ts';
import { showWarningMessage } from '../../shared/messages.ts';
import { reportNoState } from '../state/reportNoState.ts';
import { stateFileOf, stateTime } from '../state/stateFile.ts';
import { stateCommands } from '../state/stateLenses.ts';
import { type Choices, outputName } from '../values/outputName.ts';

/** `Pagewright: Reset State…`: removes the state, so that the next run that starts from it reads everything again. */
export function registerResetState(choices: Choices): vscode.Disposable {
  return vscode.commands.registerCommand(stateCommands.reset, async (uri?: unknown) => {
    const document = await configToRun(uri);
    if (document === undefined) return;
    const environment = outputName(document.fileName, choices);
    const time = await stateTime(document.fileName, environment);
    if (time === undefined) return reportNoState(document);
    const reset = 'Reset';
    const modal = true;
    const text = `Reset the state of ${path.basename(document.fileName)}?`;
    const detail = `The last run started ${localTime(time.toISOString())}. Without the state, "previousStart" is 0. The tables stay.`;
    if ((await showWarningMessage(text, { modal, detail }, reset)) !== reset) return;
    await vscode.workspace.fs.delete(vscode.Uri.file(stateFileOf(document.fileName, environment)));
  });
}
