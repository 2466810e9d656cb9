import * as vscode from 'vscode';
import type { ConfigurationText } from '../run/run.ts';

/** Whether a configuration may run here; where not, the user is told what to do. */
export async function mayRun(document: ConfigurationText): Promise<boolean> {
  if (document.uri.scheme !== 'file') {
    void vscode.window.showWarningMessage(
      'Save this configuration in a folder on a disk first: a run writes its tables beside it.',
    );
    return false;
  }
  if (vscode.workspace.isTrusted) return true;
  const manage = 'Manage Workspace Trust';
  const text = 'A run sends requests and writes files. It is possible once you trust this workspace.';
  if ((await vscode.window.showWarningMessage(text, manage)) === manage) {
    await vscode.commands.executeCommand('workbench.trust.manage');
  }
  return vscode.workspace.isTrusted;
}
