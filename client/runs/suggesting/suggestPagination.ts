import * as vscode from 'vscode';
import {
  type PaginationChoice,
  type PaginationParams,
  type PaginationResult,
  paginationRequest,
  runCommands,
} from '../../../server/protocol.ts';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { activeConfig } from '../../language/documents/configToRun.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { firstPages } from './firstPages.ts';

/** The id of the command, which takes the address of a configuration and a position in it. */
export const suggestPaginationCommand = 'pagewright.suggestPagination';

/** What the command needs of the features that it builds on. */
interface SuggestingPorts {
  language: LanguageSupport;
  history: RunHistory;
}

/**
 * `Pagewright: Suggest Pagination…`: offers the paging methods that known responses support, for the job at the cursor or
 * for all jobs, each with its evidence. Writes only the one that the user picks.
 */
export function registerSuggestPagination(ports: SuggestingPorts): vscode.Disposable {
  return vscode.commands.registerCommand(suggestPaginationCommand, async (uri?: unknown, at?: unknown) => {
    const editor = uri instanceof vscode.Uri ? await vscode.window.showTextDocument(uri) : activeConfig();
    if (editor === undefined) return;
    const position = at instanceof vscode.Position ? at : editor.selection.active;
    const { version } = editor.document;
    const choice = await choose(editor.document, await suggestionsFor(editor.document, position, ports));
    if (choice === undefined || choice.edits.length === 0) return;
    if (editor.document.version === version) await write(editor.document, choice, ports.language);
    else void vscode.window.showInformationMessage('The configuration has changed. Ask for suggestions again.');
  });
}

async function suggestionsFor(
  { uri }: vscode.TextDocument,
  { line, character }: vscode.Position,
  { language, history }: SuggestingPorts,
): Promise<PaginationResult> {
  const client = await language.client();
  const pages = await firstPages(history, uri.fsPath);
  const params: PaginationParams = { textDocument: { uri: uri.toString() }, position: { line, character }, pages };
  return await client.sendRequest(paginationRequest, params);
}

async function write({ uri }: vscode.TextDocument, { edits }: PaginationChoice, language: LanguageSupport) {
  const client = await language.client();
  const edit = new vscode.WorkspaceEdit();
  edit.set(uri, await client.protocol2CodeConverter.asTextEdits(edits));
  await vscode.workspace.applyEdit(edit);
}

async function choose(
  { uri }: vscode.TextDocument,
  { isKnown, choices }: PaginationResult,
): Promise<PaginationChoice | undefined> {
  if (choices.length === 0) {
    void sayNothing(uri, isKnown);
    return undefined;
  }
  const items = choices.map((choice) => ({
    label: choice.edits.length === 0 ? `$(info) ${choice.title}` : choice.title,
    description: choice.edits.length === 0 ? '' : `${choice.confidence} confidence`,
    detail: choice.evidence,
    choice,
  }));
  const picked = await vscode.window.showQuickPick(items, {
    title: 'Suggest Pagination',
    placeHolder: 'Paging method to write into the configuration',
  });
  return picked?.choice;
}

/** Nothing known and nothing found ask for different things. */
async function sayNothing(uri: vscode.Uri, isKnown: boolean): Promise<void> {
  const runFirst = { title: 'Run First Page', command: runCommands.runFirstPage };
  const preview = { title: 'Show Preview', command: 'pagewright.showPreview' };
  const picked = isKnown
    ? await vscode.window.showInformationMessage('Nothing in the known responses leads to a next page.', preview)
    : await vscode.window.showInformationMessage('No response of this configuration is known yet.', runFirst);
  if (picked !== undefined) await vscode.commands.executeCommand(picked.command, uri);
}
