import type * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';

/** Chooses the format with this label and this file, where the extension asks for them while something is done. */
export async function answerExport(label: string, file: vscode.Uri, work: () => PromiseLike<unknown>): Promise<void> {
  const window: Record<string, unknown> = apiOfExtension().window;
  const { showQuickPick, showSaveDialog } = window;
  window['showQuickPick'] = async (items: vscode.QuickPickItem[]) => items.find((item) => item.label === label);
  window['showSaveDialog'] = async () => file;
  try {
    await work();
  } finally {
    Object.assign(window, { showQuickPick, showSaveDialog });
  }
}
