import * as vscode from 'vscode';

/**
 * Lets the user choose from a list, which stays until it is answered or left with Escape. Without that, a list goes
 * unseen where a walkthrough, a webview or a notification takes the focus back once its button is released.
 */
export async function showList<Item extends vscode.QuickPickItem>(
  items: readonly Item[],
  options: vscode.QuickPickOptions,
): Promise<Item | undefined> {
  return await vscode.window.showQuickPick(items, { ...options, ignoreFocusOut: true });
}
