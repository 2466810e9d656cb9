import { type CurlCommandAnswer, copyJobAsCurlRequest, type JobAtParams } from '@pagewright/server/curlProtocol';
import * as vscode from 'vscode';
import { showErrorMessage } from '../../shared/messages.ts';
import type { LanguageSupport } from '../client/languageSupport.ts';
import { configToRun } from '../documents/configToRun.ts';

/** `Pagewright: Copy Job as cURL`: copies the first request of the job at the cursor, with variables for its secrets. */
export function registerCopyJobAsCurl(language: LanguageSupport): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.copyJobAsCurl', async (uri?: unknown) => {
    const document = await configToRun(uri);
    if (document === undefined) return;
    const client = await language.client();
    const params: JobAtParams = { textDocument: { uri: document.uri.toString() }, position: cursorIn(document) };
    const answer = await client.sendRequest<CurlCommandAnswer>(copyJobAsCurlRequest, params);
    if ('problem' in answer) {
      void showErrorMessage(answer.problem);
      return;
    }
    await vscode.env.clipboard.writeText(answer.command);
    void vscode.window.setStatusBarMessage('The cURL command was copied to the clipboard.', 5000);
  });
}

function cursorIn(document: vscode.TextDocument): JobAtParams['position'] {
  const editor = vscode.window.visibleTextEditors.find((one) => one.document === document);
  const { line, character } = editor?.selection.active ?? new vscode.Position(0, 0);
  return { line, character };
}
