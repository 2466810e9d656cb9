import * as vscode from 'vscode';
import type { Session } from '../../session.ts';

/** `Pagewright: Get Started`: opens the walkthrough, from a sample with a mistake to its mended table. */
export function registerOpenWalkthrough({ context }: Session): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.openWalkthrough', async () => {
    const walkthrough = `${context.extension.id}#getStarted`;
    await vscode.commands.executeCommand('workbench.action.openWalkthrough', walkthrough, false);
  });
}
