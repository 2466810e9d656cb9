import * as vscode from 'vscode';
import { treatAsTreeFile } from '../../project/recognition/treatAsTreeFile.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { configInFront } from './configInFront.ts';
import { isConfigDocument } from './isConfigDocument.ts';

/**
 * The configuration that a command applies to: the one named by a lens or a menu, otherwise the one in front, otherwise
 * the first visible one.
 */
export async function configToRun(named?: unknown): Promise<vscode.TextDocument | undefined> {
  const uri = namedUri(named) ?? configInFront();
  if (uri !== undefined) return await treatAsTreeFile(await vscode.workspace.openTextDocument(uri));
  const found = visibleConfig();
  if (found === undefined) void showInformationMessage('Open the extractor configuration to run first.');
  return found;
}

/** The URI that a lens gives as a text, a menu as it is, and a line of a view as its own. */
function namedUri(named: unknown): vscode.Uri | undefined {
  if (typeof named === 'string') return vscode.Uri.parse(named);
  const uri = typeof named === 'object' && named !== null && 'uri' in named ? named.uri : named;
  return uri instanceof vscode.Uri ? uri : undefined;
}

/** The configuration in the active editor, otherwise the first visible one. */
export function visibleConfig(): vscode.TextDocument | undefined {
  const { activeTextEditor, visibleTextEditors } = vscode.window;
  const visible = visibleTextEditors.map(({ document }) => document).filter((document) => isConfigDocument(document));
  return visible.find((document) => document === activeTextEditor?.document) ?? visible[0];
}

/** The active editor if it shows a configuration; otherwise tells the user to open one. */
export function activeConfig(): vscode.TextEditor | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor !== undefined && isConfigDocument(editor.document)) return editor;
  void showInformationMessage('Open an extractor configuration first.');
  return undefined;
}
