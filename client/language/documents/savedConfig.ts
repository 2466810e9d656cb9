import * as vscode from 'vscode';
import { treatAsConfiguration } from '../offer/treatAsConfiguration.ts';
import { askForConfigFile } from './configFile.ts';
import { configToRun } from './configToRun.ts';

/**
 * The configuration that a command applies to, on disk: one without a file is saved first, where the user says so.
 * Undefined where they do not; they know.
 */
export async function savedConfig(named?: unknown): Promise<vscode.TextDocument | undefined> {
  const document = await configToRun(named);
  return document?.isUntitled ? await saveUntitled(document) : document;
}

/** Saves a document under a name that the user confirms, and shows the file in the place of the document. */
async function saveUntitled(document: vscode.TextDocument): Promise<vscode.TextDocument | undefined> {
  const text = document.getText();
  const file = await askForConfigFile(text);
  if (file === undefined) return undefined;
  await vscode.workspace.fs.writeFile(file, new TextEncoder().encode(text));
  const { selection, viewColumn } = await vscode.window.showTextDocument(document);
  // VS Code closes a changed document without a question only this way.
  await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  const options = { selection, preview: false, ...(viewColumn && { viewColumn }) };
  const saved = await vscode.window.showTextDocument(file, options);
  // The editor may still hold what a replaced file had.
  if (saved.document.getText() !== text) await vscode.commands.executeCommand('workbench.action.files.revert');
  return await treatAsConfiguration(saved.document);
}
