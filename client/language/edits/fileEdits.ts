import type { FileEdit } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../client/languageSupport.ts';

/** The edits of one file. */
interface EditsOfFile {
  uri: vscode.Uri;
  edits: FileEdit[];
}

/** Edits of the language server by their files, in its order; those without a file are of the asked document. */
export function editsByFile(asked: vscode.Uri, edits: readonly FileEdit[]): EditsOfFile[] {
  const files: EditsOfFile[] = [];
  for (const edit of edits) {
    const uri = edit.uri === undefined ? asked : vscode.Uri.parse(edit.uri);
    const known = files.find((file) => file.uri.toString() === uri.toString());
    if (known) known.edits.push(edit);
    else files.push({ uri, edits: [edit] });
  }
  return files;
}

/** Makes edits of the language server as one change, which can be undone as one. Returns whether it was possible. */
export async function applyFileEdits(
  asked: vscode.Uri,
  edits: readonly FileEdit[],
  language: LanguageSupport,
): Promise<boolean> {
  const client = await language.client();
  const change = new vscode.WorkspaceEdit();
  for (const { uri, edits: own } of editsByFile(asked, edits))
    change.set(uri, await client.protocol2CodeConverter.asTextEdits(own));
  return await vscode.workspace.applyEdit(change);
}

/** The names of the files that edits change besides the asked document, as a user reads them. */
export function otherFiles(asked: vscode.Uri, edits: readonly FileEdit[]): string[] {
  return editsByFile(asked, edits)
    .filter(({ uri }) => uri.toString() !== asked.toString())
    .map(({ uri }) => vscode.workspace.asRelativePath(uri, false));
}
