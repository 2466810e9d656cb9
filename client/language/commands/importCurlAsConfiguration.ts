import {
  type CurlConfigurationAnswer,
  type CurlConfigurationParams,
  curlConfigurationRequest,
} from '@pagewright/server/curlProtocol';
import { languageId } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { showErrorMessage } from '../../shared/messages.ts';
import { setContextKey } from '../../shared/setContextKey.ts';
import type { LanguageSupport } from '../client/languageSupport.ts';
import { askForCurl } from '../curl/askForCurl.ts';
import { askForPlace, keepCredentials, type SecretKeeper } from '../curl/credentials.ts';
import { reportImport } from '../curl/reportImport.ts';
import { askForConfigFile } from '../documents/configFile.ts';
import { writeConfig } from '../documents/savedConfig.ts';

export const importCurlAsConfigurationCommand = 'pagewright.importCurlAsConfiguration';

/** A new configuration as the server writes it. */
type Written = Exclude<CurlConfigurationAnswer, { problem: string }>;

/**
 * The configuration of `Pagewright: Import cURL Command…`: opens a new configuration that sends the command's request. The
 * secret store identifies a configuration by its file, so one whose credentials go there is saved at once.
 */
export function registerImportCurlAsConfiguration(
  language: LanguageSupport,
  keeper: SecretKeeper,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  return vscode.commands.registerCommand(importCurlAsConfigurationCommand, async (text?: unknown) => {
    const command = typeof text === 'string' ? text : await askForCurl('Import cURL Command as Configuration');
    if (command === undefined) return;
    const written = await write(language, { command, secretsApart: true });
    if (written === undefined) return;
    const place = await askForPlace(keeper, written.secrets);
    if (place === 'store') await openSaved(written, keeper, log);
    else if (place === 'file') await openUnsaved(await write(language, { command }), log);
  });
}

async function write(language: LanguageSupport, params: CurlConfigurationParams): Promise<Written | undefined> {
  const client = await language.client();
  const answer = await client.sendRequest<CurlConfigurationAnswer>(curlConfigurationRequest, params);
  if (!('problem' in answer)) return answer;
  void showErrorMessage(answer.problem);
  return undefined;
}

async function openSaved(
  { text, secrets, remarks }: Written,
  keeper: SecretKeeper,
  log: vscode.LogOutputChannel,
): Promise<void> {
  const file = await askForConfigFile(text);
  if (file === undefined) return;
  await keepCredentials(keeper, file.fsPath, secrets);
  await writeConfig(file, text);
  setContextKey('walkthrough.ownConfiguration', true);
  reportImport(log, 'The configuration was created. Its credentials are in the secret store.', remarks);
}

async function openUnsaved(written: Written | undefined, log: vscode.LogOutputChannel): Promise<void> {
  if (written === undefined) return;
  const document = await vscode.workspace.openTextDocument({ language: languageId, content: written.text });
  await vscode.window.showTextDocument(document);
  setContextKey('walkthrough.ownConfiguration', true);
  reportImport(log, 'The configuration was created. Save it as "NAME.extractor.json".', written.remarks);
}
