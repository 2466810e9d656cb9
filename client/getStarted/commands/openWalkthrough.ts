import * as vscode from 'vscode';

/** `Pagewright: Get Started`: opens the walkthrough, from a sample with a mistake to its complete table. */
export function registerOpenWalkthrough({ extension }: vscode.ExtensionContext): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.openWalkthrough', async () => {
    const walkthrough = `${extension.id}#getStarted`;
    await vscode.commands.executeCommand('workbench.action.openWalkthrough', walkthrough, false);
  });
}
