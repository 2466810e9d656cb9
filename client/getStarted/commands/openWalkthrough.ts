import * as vscode from 'vscode';

/** `Pagewright: Get Started`: opens a walkthrough; the usual one goes from a broken sample to its complete table. */
export function registerOpenWalkthrough({ extension }: vscode.ExtensionContext): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.openWalkthrough', async (id?: unknown) => {
    const walkthrough = `${extension.id}#${typeof id === 'string' ? id : 'getStarted'}`;
    await vscode.commands.executeCommand('workbench.action.openWalkthrough', walkthrough, false);
  });
}
