import * as vscode from 'vscode';
import { type CurlJobAnswer, type CurlJobParams, curlJobRequest } from '../../../server/protocol.ts';
import type { LanguageSupport } from '../client/languageSupport.ts';
import { askForCurl } from '../curl/askForCurl.ts';
import { reportImport } from '../curl/reportImport.ts';
import { configToRun } from '../documents/configToRun.ts';

/** `Pagewright: Import cURL Command as Job`: adds the command's request to the open configuration as a job. */
export function registerImportCurlAsJob(language: LanguageSupport, log: vscode.LogOutputChannel): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.importCurlAsJob', async (uri?: unknown, text?: unknown) => {
    const document = await configToRun(uri);
    const command = document && (typeof text === 'string' ? text : await askForCurl('Import cURL Command as Job'));
    if (!document || command === undefined) return;
    const remarks = await importInto(language, document, command);
    if (remarks !== undefined) reportImport(log, 'The job was added.', remarks);
  });
}

/** Adds the job and returns the remarks about it; undefined where none was added. */
async function importInto(
  language: LanguageSupport,
  document: vscode.TextDocument,
  command: string,
): Promise<string[] | undefined> {
  const client = await language.client();
  const params: CurlJobParams = { textDocument: { uri: document.uri.toString() }, command };
  const answer = await client.sendRequest<CurlJobAnswer>(curlJobRequest, params);
  if ('problem' in answer) {
    void vscode.window.showErrorMessage(answer.problem);
    return undefined;
  }
  const edits = await client.protocol2CodeConverter.asTextEdits(answer.edits);
  const change = new vscode.WorkspaceEdit();
  change.set(document.uri, edits);
  await vscode.workspace.applyEdit(change);
  await showEnd(document, edits);
  return answer.remarks;
}

/** The job is the last edit; lines added above it have moved it down. */
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
