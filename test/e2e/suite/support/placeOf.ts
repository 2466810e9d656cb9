import type * as vscode from 'vscode';

/** The position in the middle of the first place where a text stands. */
export function placeOf(document: vscode.TextDocument, text: string): vscode.Position {
  const offset = document.getText().indexOf(text);
  if (offset < 0) throw new Error(`"${text}" is not in ${document.fileName}.`);
  return document.positionAt(offset + Math.floor(text.length / 2));
}
