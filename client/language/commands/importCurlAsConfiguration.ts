import * as vscode from 'vscode';
import {
  type CurlConfigurationAnswer,
  type CurlConfigurationParams,
  curlConfigurationRequest,
  languageId,
} from '../../../server/protocol.ts';
import type { LanguageSupport } from '../client/languageSupport.ts';
import { askForCurl } from '../curl/askForCurl.ts';
import { reportImport } from '../curl/reportImport.ts';

/** `Pagewright: Import cURL Command as Configuration`: opens a new configuration that sends the command's request. */
export function registerImportCurlAsConfiguration(
  language: LanguageSupport,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.importCurlAsConfiguration', async (text?: unknown) => {
    const command = typeof text === 'string' ? text : await askForCurl('Import cURL Command as Configuration');
    if (command === undefined) return;
    const client = await language.client();
    const params: CurlConfigurationParams = { command };
    const answer = await client.sendRequest<CurlConfigurationAnswer>(curlConfigurationRequest, params);
    if ('problem' in answer) {
      void vscode.window.showErrorMessage(answer.problem);
      return;
    }
    const document = await vscode.workspace.openTextDocument({ language: languageId, content: answer.text });
    await vscode.window.showTextDocument(document);
    reportImport(log, 'The configuration was created. Save it as "NAME.extractor.json".', answer.remarks);
  });
}
