import * as vscode from 'vscode';
import { changeOf } from '../../shared/changeOf.ts';
import { formattingOf } from '../../shared/formattingOf.ts';
import { showErrorMessage } from '../../shared/messages.ts';
import { writeResponseParam } from '../editor/writeResponseParam.ts';
import { askAboutFrame, focusedFrame } from '../session/focusedFrame.ts';

/** The line of the view of variables on which a command was chosen. */
interface VariableLine {
  variable: { evaluateName?: string };
}

/** `Pagewright: Use as responseParam`: writes the path of a value in the response into the configuration's pagination. */
export function registerUseAsResponseParam(): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.debug.useAsResponseParam', async (line: VariableLine) => {
    const frame = focusedFrame();
    const { evaluateName } = line.variable;
    if (frame === undefined || evaluateName === undefined) return;
    const place = await askAboutFrame('pagewright/place', frame, { evaluateName });
    if (place === undefined) return;
    const document = await vscode.workspace.openTextDocument(frame.session.configuration['program']);
    const edits = writeResponseParam(document.getText(), place, formattingOf(document));
    if ('problem' in edits) return void showErrorMessage(edits.problem);
    await vscode.workspace.applyEdit(changeOf(document, edits));
    await vscode.window.showTextDocument(document, { preserveFocus: true });
    const text = `"${place.key}" is now "${place.path}". Continue pages on with it.`;
    void vscode.window.setStatusBarMessage(text, 10_000);
  });
}
