import * as vscode from 'vscode';
import { configToRun } from '../../language/documents/configToRun.ts';

/** The configuration whose secrets a command is about; one that is in no file is told to be saved. */
export async function configWithSecrets(named?: unknown): Promise<vscode.TextDocument | undefined> {
  const document = await configToRun(named);
  if (document === undefined || document.uri.scheme === 'file') return document;
  void vscode.window.showWarningMessage('Save this configuration on a disk first: its secrets are kept by its path.');
  return undefined;
}
