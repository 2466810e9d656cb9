import type * as vscode from 'vscode';
import { withWindow } from './withWindow.ts';

/** What the extension offers in a list while something is done; the list is left with Escape. */
export async function offeredItems(work: () => PromiseLike<unknown>): Promise<vscode.QuickPickItem[]> {
  const offered: vscode.QuickPickItem[] = [];
  const showQuickPick = async (items: readonly vscode.QuickPickItem[]) => void offered.push(...items);
  await withWindow({ showQuickPick }, work);
  return offered;
}
