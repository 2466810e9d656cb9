import * as vscode from 'vscode';

/** Sets one of the context keys `pagewright.*`, by which `package.json` decides what makes sense now. */
export function setContextKey(name: string, value: boolean): void {
  void vscode.commands.executeCommand('setContext', `pagewright.${name}`, value);
}
