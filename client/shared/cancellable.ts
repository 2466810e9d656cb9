import * as vscode from 'vscode';

/** Progress in a notification with a button to cancel. */
export function cancellable(title: string): vscode.ProgressOptions {
  return { location: vscode.ProgressLocation.Notification, title, cancellable: true };
}
