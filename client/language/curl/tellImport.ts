import * as vscode from 'vscode';
import { importMessage } from './importMessage.ts';

/** Says what an import has done and what is to be known of it; the log gets all remarks. */
export function tellImport(log: vscode.LogOutputChannel, done: string, remarks: readonly string[]): void {
  for (const remark of remarks) log.info(`${done} ${remark}`);
  const message = importMessage(done, remarks);
  if (remarks.length === 0) void vscode.window.setStatusBarMessage(message, 5000);
  else void showWithLog(log, message);
}

async function showWithLog(log: vscode.LogOutputChannel, message: string): Promise<void> {
  const showLog = 'Show Log';
  if ((await vscode.window.showInformationMessage(message, showLog)) === showLog) log.show();
}
