import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { importMessage } from './importMessage.ts';

/** Reports the result of an import, with the first remarks; the log gets all of them. */
export function reportImport(log: vscode.LogOutputChannel, done: string, remarks: readonly string[]): void {
  for (const remark of remarks) log.info(`${done} ${remark}`);
  const message = importMessage(done, remarks);
  if (remarks.length === 0) void vscode.window.setStatusBarMessage(message, 5000);
  else void showWithLog(log, message);
}

async function showWithLog(log: vscode.LogOutputChannel, message: string): Promise<void> {
  const showLog = 'Show Log';
  if ((await showInformationMessage(message, showLog)) === showLog) log.show();
}
