import * as vscode from 'vscode';
import { pause } from '../../shared/pause.ts';

/** The walkthrough takes the focus back when one of its buttons is released. */
const settleMs = 300;

/** Runs a command of a button of the walkthrough so that its tab opens next to the walkthrough, not over it. */
export function registerRunBeside(): vscode.Disposable {
  return vscode.commands.registerCommand(
    'pagewright.walkthrough.runBeside',
    async (command: string, ...args: unknown[]) => {
      await pause(settleMs);
      if (vscode.window.tabGroups.all.length > 1)
        await vscode.commands.executeCommand('workbench.action.focusNextGroup');
      return await vscode.commands.executeCommand(command, ...args);
    },
  );
}
