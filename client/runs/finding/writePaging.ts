import type { WriteFindingAnswer } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';

/** Writes edits of the language server as one change, which can be undone as one. Returns whether it was possible. */
export async function writePaging(
  { uri }: vscode.TextDocument,
  edits: WriteFindingAnswer,
  language: LanguageSupport,
): Promise<boolean> {
  const client = await language.client();
  const edit = new vscode.WorkspaceEdit();
  edit.set(uri, await client.protocol2CodeConverter.asTextEdits(edits));
  return await vscode.workspace.applyEdit(edit);
}
