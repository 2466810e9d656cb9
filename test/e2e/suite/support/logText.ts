import * as vscode from 'vscode';
import { waitFor } from './waitFor.ts';

/** The text of the "Pagewright" output channel, once it holds the wanted text. */
export async function logText(wanted: string | RegExp): Promise<string> {
  return await waitFor(`${wanted} in the log`, async () => {
    // Each time: the panel may be closing, or show another channel.
    await vscode.commands.executeCommand('pagewright.showLog');
    const text = shownLog();
    return (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)) && text;
  });
}

/** The text of the output channel that is visible. */
export function shownLog(): string {
  const documents = vscode.workspace.textDocuments.filter(({ uri }) => uri.scheme === 'output');
  return documents.map((document) => document.getText()).join('\n');
}
