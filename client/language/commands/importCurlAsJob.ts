import {
  type CurlConfigurationParams,
  type CurlJobAnswer,
  type CurlJobParams,
  curlJobRequest,
} from '@pagewright/server/curlProtocol';
import * as vscode from 'vscode';
import { showErrorMessage } from '../../shared/messages.ts';
import type { LanguageSupport } from '../client/languageSupport.ts';
import { askForCurl } from '../curl/askForCurl.ts';
import { askForPlace, keepCredentials, type SecretKeeper } from '../curl/credentials.ts';
import { reportImport } from '../curl/reportImport.ts';
import { configToRun } from '../documents/configToRun.ts';
import { savedConfig } from '../documents/savedConfig.ts';
import { applyFileEdits, editsByFile, otherFiles } from '../edits/fileEdits.ts';

export const importCurlAsJobCommand = 'pagewright.importCurlAsJob';

/** The edits that add a job. */
type FoundJob = Exclude<CurlJobAnswer, { problem: string }>;

/**
 * The job of `Pagewright: Import cURL Command…`: adds the command's request to the open configuration as a job. The secret
 * store identifies a configuration by its file, so one whose credentials go there is saved first.
 */
export function registerImportCurlAsJob(
  language: LanguageSupport,
  keeper: SecretKeeper,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  return vscode.commands.registerCommand(importCurlAsJobCommand, async (uri?: unknown, text?: unknown) => {
    const document = await configToRun(uri);
    const command = document && (typeof text === 'string' ? text : await askForCurl('Import cURL Command as Job'));
    if (!document || command === undefined) return;
    const secretsApart = await isForStore(document, command);
    const target = secretsApart === true ? await savedConfig(document.uri) : document;
    if (secretsApart === undefined || target === undefined) return;
    const found = await findJob(language, target, { command, secretsApart });
    if (found === undefined) return;
    if (secretsApart) await keepCredentials(keeper, target.fileName, found.secrets);
    await addJob(language, target, found);
    const others = otherFiles(target.uri, found.edits);
    const added = `The job was added${others.length > 0 ? `, with changes of ${others.join(' and ')}` : ''}.`;
    reportImport(log, secretsApart ? `${added} Its credentials are in the secret store.` : added, found.remarks);
  });

  /** Whether credentials go to the store; undefined if nothing is to be imported. */
  async function isForStore(document: vscode.TextDocument, command: string): Promise<boolean | undefined> {
    const found = await findJob(language, document, { command });
    const place = found && (await askForPlace(keeper, found.secrets));
    return place && place === 'store';
  }
}

async function findJob(
  language: LanguageSupport,
  { uri }: vscode.TextDocument,
  params: CurlConfigurationParams,
): Promise<FoundJob | undefined> {
  const client = await language.client();
  const whole: CurlJobParams = { ...params, textDocument: { uri: uri.toString() } };
  const answer = await client.sendRequest<CurlJobAnswer>(curlJobRequest, whole);
  if (!('problem' in answer)) return answer;
  void showErrorMessage(answer.problem);
  return undefined;
}

async function addJob(language: LanguageSupport, document: vscode.TextDocument, found: FoundJob): Promise<void> {
  const client = await language.client();
  await applyFileEdits(document.uri, found.edits, language);
  const last = editsByFile(document.uri, found.edits).at(-1);
  if (last === undefined) return;
  const changed = await vscode.workspace.openTextDocument(last.uri);
  await showEnd(changed, await client.protocol2CodeConverter.asTextEdits(last.edits));
}

/** Shows the job, which is the last edit; lines added above it have moved it down. */
async function showEnd(document: vscode.TextDocument, edits: readonly vscode.TextEdit[]): Promise<void> {
  const ordered = edits.toSorted((one, other) => one.range.start.compareTo(other.range.start));
  const shift = ordered.slice(0, -1).reduce((sum, { newText, range }) => sum + linesIn(newText) - linesOf(range), 0);
  const line = (ordered.at(-1)?.range.start.line ?? 0) + shift + 1;
  const editor = await vscode.window.showTextDocument(document, { preserveFocus: false });
  const place = document.validatePosition(new vscode.Position(line, 0));
  editor.selection = new vscode.Selection(place, place);
  editor.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

function linesOf({ start, end }: vscode.Range): number {
  return end.line - start.line;
}
