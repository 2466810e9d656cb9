import * as vscode from 'vscode';
import { fileUri } from './fileUri.ts';

/** Opens a file of the workspace in an editor. */
export async function openFile(...parts: string[]): Promise<vscode.TextEditor> {
  return await vscode.window.showTextDocument(fileUri(...parts), { preview: false });
}
