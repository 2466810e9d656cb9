import * as vscode from 'vscode';

/** Replaces the first place where a text stands, without saving. */
export async function replaceText({ document }: vscode.TextEditor, text: string, replacement: string): Promise<void> {
  const start = document.getText().indexOf(text);
  if (start < 0) throw new Error(`"${text}" is not in ${document.fileName}.`);
  const edit = new vscode.WorkspaceEdit();
  const range = new vscode.Range(document.positionAt(start), document.positionAt(start + text.length));
  edit.replace(document.uri, range, replacement);
  await vscode.workspace.applyEdit(edit);
}
