import type * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';

/** What the extension offers in a list while something is done; the list is left with Escape. */
export async function offeredItems(work: () => PromiseLike<unknown>): Promise<vscode.QuickPickItem[]> {
  const { window } = apiOfExtension();
  const original = window.showQuickPick;
  const offered: vscode.QuickPickItem[] = [];
  const show = async (items: readonly vscode.QuickPickItem[]) => void offered.push(...items);
  Object.assign(window, { showQuickPick: show });
  try {
    await work();
    return offered;
  } finally {
    Object.assign(window, { showQuickPick: original });
  }
}
