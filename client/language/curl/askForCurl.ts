import * as vscode from 'vscode';
import { joinLines, looksLikeCurl } from './curlText.ts';

/**
 * Asks for a cURL command and offers the one in the clipboard. If the user leaves that unchanged, takes it with its
 * original line breaks.
 */
export async function askForCurl(title: string): Promise<string | undefined> {
  const copied = await vscode.env.clipboard.readText();
  const offered = looksLikeCurl(copied) ? joinLines(copied) : '';
  const entered = await vscode.window.showInputBox({
    title,
    prompt:
      'Paste a cURL command from API documentation, a terminal, or the network panel of a browser ("Copy as cURL").',
    placeHolder: 'curl https://…',
    value: offered,
    ignoreFocusOut: true,
    validateInput: (text) => (text === '' || looksLikeCurl(text) ? undefined : 'The command must start with "curl".'),
  });
  if (entered === undefined || entered === '') return undefined;
  return entered === offered ? copied : entered;
}
