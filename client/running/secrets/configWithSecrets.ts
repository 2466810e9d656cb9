import * as vscode from 'vscode';
import { configToRun } from '../../language/documents/configToRun.ts';

/** The configuration whose secrets a command applies to; where it is not a file, tells the user to save it. */
export async function configWithSecrets(named?: unknown): Promise<vscode.TextDocument | undefined> {
  const document = await configToRun(named);
  if (document === undefined || document.uri.scheme === 'file') return document;
  void vscode.window.showWarningMessage(
    'Save this configuration to disk first: its secrets are stored under its path.',
  );
  return undefined;
}
