import * as vscode from 'vscode';

/** The options of progress in a notification that can be cancelled. */
export function cancellable(title: string): vscode.ProgressOptions {
  return { location: vscode.ProgressLocation.Notification, title, cancellable: true };
}
