import * as vscode from 'vscode';
import { withoutLinks } from '../../shared/text/withoutLinks.ts';

/** Asks for the token of a project on a stack in a masked box; undefined if none is given. */
export async function askForToken(stack: string, title = 'Connect to Project (2 of 2)'): Promise<string | undefined> {
  const token = await vscode.window.showInputBox({
    title,
    prompt: withoutLinks(
      `Token of the project (its settings, "API Tokens"). It goes to ${new URL(stack).host} and its services only, and is kept in VS Code's secret store.`,
    ),
    password: true,
    ignoreFocusOut: true,
    validateInput: (text) => (text.trim() === '' ? 'Enter the token, or press Escape.' : undefined),
  });
  return token === undefined || token.trim() === '' ? undefined : token.trim();
}
