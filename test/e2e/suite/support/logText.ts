import * as vscode from 'vscode';
import { waitFor } from './waitFor.ts';

/** The text of the "Pagewright" output channel, once it holds what is looked for. */
export async function logText(wanted: string | RegExp): Promise<string> {
  await vscode.commands.executeCommand('pagewright.showLog');
  return await waitFor(`${wanted} in the log`, () =>
    vscode.workspace.textDocuments
      .filter(({ uri }) => uri.scheme === 'output')
      .map((document) => document.getText())
      .find((text) => (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text))),
  );
}
