import type * as vscode from 'vscode';
import { withWindow } from './withWindow.ts';

/** Chooses the format with this label and this file, where the extension asks for them while something is done. */
export async function answerExport(label: string, file: vscode.Uri, work: () => PromiseLike<unknown>): Promise<void> {
  const showQuickPick = async (items: vscode.QuickPickItem[]) => items.find((item) => item.label === label);
  await withWindow({ showQuickPick, showSaveDialog: async () => file }, work);
}
