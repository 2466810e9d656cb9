import * as vscode from 'vscode';
import { joinLines, looksLikeCurl } from './curlText.ts';

/**
 * Asks for a cURL command; one in the clipboard is offered. It is taken as it stands there, with its lines, where the
 * user leaves it as it is.
 */
export async function askForCurl(title: string): Promise<string | undefined> {
  const copied = await vscode.env.clipboard.readText();
  const offered = looksLikeCurl(copied) ? joinLines(copied) : '';
  const entered = await vscode.window.showInputBox({
    title,
    prompt: 'Paste a cURL command: from a manual, a terminal, or the network view of a browser ("Copy as cURL").',
    placeHolder: 'curl https://…',
    value: offered,
    ignoreFocusOut: true,
    validateInput: (text) => (text === '' || looksLikeCurl(text) ? undefined : 'The command has to begin with "curl".'),
  });
  if (entered === undefined || entered === '') return undefined;
  return entered === offered ? copied : entered;
}
