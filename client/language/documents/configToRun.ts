import { languageId } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { configInFront } from './configInFront.ts';

/**
 * The configuration that a command applies to: the one named by a lens or a menu, otherwise the one in front, otherwise
 * the first visible one.
 */
export async function configToRun(named?: unknown): Promise<vscode.TextDocument | undefined> {
  const given = typeof named === 'string' ? vscode.Uri.parse(named) : named;
  const uri = given instanceof vscode.Uri ? given : configInFront();
  if (uri !== undefined) return await vscode.workspace.openTextDocument(uri);
  const found = visibleConfig();
  if (found === undefined) void showInformationMessage('Open the extractor configuration to run first.');
  return found;
}

/** The configuration in the active editor, otherwise the first visible one. */
export function visibleConfig(): vscode.TextDocument | undefined {
  const { activeTextEditor, visibleTextEditors } = vscode.window;
  const visible = visibleTextEditors
    .map(({ document }) => document)
    .filter((document) => document.languageId === languageId);
  return visible.find((document) => document === activeTextEditor?.document) ?? visible[0];
}

/** The active editor if it shows a configuration; otherwise tells the user to open one. */
export function activeConfig(): vscode.TextEditor | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId === languageId) return editor;
  void showInformationMessage('Open an extractor configuration first.');
  return undefined;
}
