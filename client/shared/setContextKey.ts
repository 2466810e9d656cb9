import * as vscode from 'vscode';

/** Sets one of the context keys `pagewright.*` that `package.json` uses in its `when` clauses. */
export function setContextKey(name: string, value: boolean): void {
  void vscode.commands.executeCommand('setContext', `pagewright.${name}`, value);
}
