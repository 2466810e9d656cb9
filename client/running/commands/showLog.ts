import * as vscode from 'vscode';

/** `Pagewright: Show Log`: shows the output channel of the runs. */
export function registerShowLog(log: vscode.LogOutputChannel): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showLog', () => log.show());
}
