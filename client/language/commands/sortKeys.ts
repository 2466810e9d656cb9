import * as vscode from 'vscode';
import { activeConfig } from '../documents/configToRun.ts';

/** `Pagewright: Sort Keys`: the source action of the same name, which the editor can also run on each save. */
export function registerSortKeys(): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.sortKeys', async () => {
    if (activeConfig() === undefined) return;
    await vscode.commands.executeCommand('editor.action.sourceAction', { kind: 'source.sortKeys', apply: 'first' });
  });
}
