import type * as vscode from 'vscode';
import { showErrorMessage } from '../../shared/messages.ts';

/** Logs an internal error with its stack, and tells the user what ended because of it. */
export function reportFault(log: vscode.LogOutputChannel, title: string, what: string, error: unknown): void {
  log.error(`${title}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  const showLog = 'Show Log';
  const text = `${title}: ${what} ended with an internal error. The configuration is not the cause; see the log for details.`;
  void showErrorMessage(text, showLog).then((choice) => choice === showLog && log.show());
}
