import type * as vscode from 'vscode';
import { withWindow } from './withWindow.ts';

/** The items that the extension offers in a list meanwhile; Escape closes the list. */
export async function offeredItems(work: () => PromiseLike<unknown>): Promise<vscode.QuickPickItem[]> {
  const offered: vscode.QuickPickItem[] = [];
  const showQuickPick = async (items: readonly vscode.QuickPickItem[]) => void offered.push(...items);
  await withWindow({ showQuickPick }, work);
  return offered;
}
