import * as vscode from 'vscode';

/** The output channel of the runs, which the user sees as "Pagewright". */
export function createLog(): vscode.LogOutputChannel {
  return vscode.window.createOutputChannel('Pagewright', { log: true });
}
