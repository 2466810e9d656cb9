import type { Edit } from 'jsonc-parser';
import * as vscode from 'vscode';

/** Edits of a document's text as a change that VS Code can apply. */
export function changeOf(document: vscode.TextDocument, edits: readonly Edit[]): vscode.WorkspaceEdit {
  const change = new vscode.WorkspaceEdit();
  for (const { offset, length, content } of edits) {
    const range = new vscode.Range(document.positionAt(offset), document.positionAt(offset + length));
    change.replace(document.uri, range, content);
  }
  return change;
}
