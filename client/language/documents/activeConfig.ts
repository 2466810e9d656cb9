import * as vscode from 'vscode';
import { languageId } from '../../../server/protocol.ts';

/** The active editor where it shows a configuration; says what is missing where it does not. */
export function activeConfig(): vscode.TextEditor | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId === languageId) return editor;
  void vscode.window.showInformationMessage('Open an extractor configuration first.');
  return undefined;
}
