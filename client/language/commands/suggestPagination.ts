import * as vscode from 'vscode';
import { type PaginationChoice, type PaginationParams, paginationRequest } from '../../../server/protocol.ts';
import type { LanguageSupport } from '../client/languageSupport.ts';
import { activeConfig } from '../documents/configToRun.ts';

/**
 * `Pagewright: Suggest Pagination…`: the ways of paging that known responses speak for, of the job at the cursor or of all,
 * each with its evidence. Only the one that is chosen is written.
 */
export function registerSuggestPagination(language: LanguageSupport): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.suggestPagination', async () => {
    const editor = activeConfig();
    if (editor === undefined) return;
    const { document, selection } = editor;
    const client = await language.client();
    const params: PaginationParams = {
      textDocument: { uri: document.uri.toString() },
      position: { line: selection.active.line, character: selection.active.character },
    };
    const { version } = document;
    const choice = await choose(await client.sendRequest<PaginationChoice[]>(paginationRequest, params));
    if (choice === undefined) return;
    if (document.version !== version) {
      void vscode.window.showInformationMessage('The configuration has changed meanwhile. Ask for suggestions again.');
      return;
    }
    const edit = new vscode.WorkspaceEdit();
    edit.set(document.uri, await client.protocol2CodeConverter.asTextEdits(choice.edits));
    await vscode.workspace.applyEdit(edit);
  });
}

async function choose(choices: PaginationChoice[]): Promise<PaginationChoice | undefined> {
  if (choices.length === 0) {
    const message =
      'Nothing in the known responses speaks for a way of paging. Run the first page of a job, then ask again.';
    void vscode.window.showInformationMessage(message);
    return undefined;
  }
  const items = choices.map((choice) => ({
    label: choice.title,
    description: `${choice.confidence} confidence`,
    detail: choice.evidence,
    choice,
  }));
  const picked = await vscode.window.showQuickPick(items, {
    title: 'Suggest Pagination',
    placeHolder: 'Way of paging to write into the configuration',
  });
  return picked?.choice;
}
