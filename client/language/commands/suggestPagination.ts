import * as vscode from 'vscode';
import { type PaginationChoice, type PaginationParams, paginationRequest } from '../../../server/protocol.ts';
import type { LanguageSupport } from '../client/languageSupport.ts';
import { activeConfig } from '../documents/configToRun.ts';

/**
 * `Pagewright: Suggest Pagination…`: offers the paging methods that known responses support, for the job at the cursor or
 * for all jobs, each with its evidence. Writes only the one that the user picks.
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
      void vscode.window.showInformationMessage(
        'The configuration has changed in the meantime. Ask for suggestions again.',
      );
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
      'The known responses give no evidence for a paging method. Run the first page of a job, then ask again.';
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
    placeHolder: 'Paging method to write into the configuration',
  });
  return picked?.choice;
}
