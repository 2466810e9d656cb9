import * as vscode from 'vscode';
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
    if ('problem' in edits) return void vscode.window.showErrorMessage(edits.problem);
    await write(document, edits);
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
  if ((await vscode.window.showInformationMessage(text, restart)) === restart)
    await session.customRequest('restartFrame', { frameId });
}

async function write(document: vscode.TextDocument, edits: Edit[]): Promise<void> {
  const change = new vscode.WorkspaceEdit();
  for (const { offset, length, content } of edits) {
    const range = new vscode.Range(document.positionAt(offset), document.positionAt(offset + length));
    change.replace(document.uri, range, content);
  }
  await vscode.workspace.applyEdit(change);
  await vscode.window.showTextDocument(document, { preserveFocus: true });
}

type Edit = Extract<ReturnType<typeof writeResponseParam>, unknown[]>[number];

function formattingOf({ uri, eol }: vscode.TextDocument): Parameters<typeof writeResponseParam>[2] {
  const editor = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  const { tabSize, insertSpaces } = editor?.options ?? {};
  return {
    tabSize: typeof tabSize === 'number' ? tabSize : 2,
    insertSpaces: insertSpaces !== false,
    eol: eol === vscode.EndOfLine.CRLF ? '\r\n' : '\n',
  };
}
