import * as vscode from 'vscode';
import { changeOf } from '../../shared/changeOf.ts';
import { formattingOf } from '../../shared/formattingOf.ts';
import { showErrorMessage, showInformationMessage } from '../../shared/messages.ts';
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
    // Not awaited: a notification waits for the user.
    void offerRestart(frame, place);
  });
}

async function offerRestart(
  { session, frameId }: vscode.DebugStackFrame,
  { key, path }: { key: string; path: string },
): Promise<void> {
  const restart = 'Restart Frame';
  const text = `"${key}" is now "${path}". Restart the frame to page on with it.`;
  if ((await showInformationMessage(text, restart)) === restart)
    await session.customRequest('restartFrame', { frameId });
}
