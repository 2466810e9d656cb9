import * as vscode from 'vscode';
import type { ConfigurationText } from '../run/run.ts';

/** Whether a configuration may run here; where not, tells the user what to do. */
export async function mayRun(document: ConfigurationText): Promise<boolean> {
  if (document.uri.scheme !== 'file') {
    void vscode.window.showWarningMessage('Save this configuration to disk first: a run writes its tables next to it.');
    return false;
  }
  if (vscode.workspace.isTrusted) return true;
  const manage = 'Manage Workspace Trust';
  const text = 'A run sends requests and writes files. Trust this workspace to run it.';
  if ((await vscode.window.showWarningMessage(text, manage)) === manage) {
    await vscode.commands.executeCommand('workbench.trust.manage');
  }
  return vscode.workspace.isTrusted;
}
