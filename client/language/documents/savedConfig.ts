import * as vscode from 'vscode';
import { replaceUri } from '#disk/writeUri.ts';
import { treatAsConfiguration } from '../offer/treatAsConfiguration.ts';
import { askForConfigFile } from './configFile.ts';
import { configToRun } from './configToRun.ts';

/**
 * The configuration that a command applies to, on disk: one without a file is saved first, if the user agrees.
 * Undefined if the user cancels.
 */
export async function savedConfig(named?: unknown): Promise<vscode.TextDocument | undefined> {
  const document = await configToRun(named);
  return document?.isUntitled ? await saveUntitled(document) : document;
}

/** Saves a document under a name that the user confirms, and shows the file instead of the document. */
async function saveUntitled(document: vscode.TextDocument): Promise<vscode.TextDocument | undefined> {
  const text = document.getText();
  const file = await askForConfigFile(text);
  if (file === undefined) return undefined;
  const { selection, viewColumn } = await vscode.window.showTextDocument(document);
  // Only this command closes a changed document without a question.
  await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  return await writeConfig(file, text, { selection, ...(viewColumn && { viewColumn }) });
}

/** Writes a configuration into a file and shows it. */
export async function writeConfig(
  file: vscode.Uri,
  text: string,
  place: vscode.TextDocumentShowOptions = {},
): Promise<vscode.TextDocument> {
  await replaceUri(file, new TextEncoder().encode(text));
  // It has its language before it is shown, whatever the settings make of its name, so nobody is asked about it.
  const opened = await treatAsConfiguration(await vscode.workspace.openTextDocument(file));
  const { document } = await vscode.window.showTextDocument(opened, { preview: false, ...place });
  // The editor may still hold the text of a replaced file.
  if (document.getText() !== text) await vscode.commands.executeCommand('workbench.action.files.revert');
  return document;
}
