import type { FormattingOptions } from 'jsonc-parser';
import * as vscode from 'vscode';

/** The formatting of a document, for edits of its JSON. */
export function formattingOf({ uri, eol }: vscode.TextDocument): FormattingOptions {
  const editor = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  const { tabSize, insertSpaces } = editor?.options ?? {};
  return {
    tabSize: typeof tabSize === 'number' ? tabSize : 2,
    insertSpaces: insertSpaces !== false,
    eol: eol === vscode.EndOfLine.CRLF ? '\r\n' : '\n',
  };
}
