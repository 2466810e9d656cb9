import * as vscode from 'vscode';
import { showWarningMessage } from './messages.ts';

/** Whether the workspace is trusted; if not, says why trust is needed, and opens the page that grants it. */
export async function askForTrust(why: string): Promise<boolean> {
  if (vscode.workspace.isTrusted) return true;
  const manage = 'Manage Workspace Trust';
  if ((await showWarningMessage(why, manage)) === manage) {
    await vscode.commands.executeCommand('workbench.trust.manage');
  }
  return vscode.workspace.isTrusted;
}
