import * as vscode from 'vscode';

/** `Pagewright: Show Log`: brings the output channel of the runs to the front. */
export function registerShowLog(log: vscode.LogOutputChannel): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showLog', () => log.show());
}
