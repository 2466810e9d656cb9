import * as vscode from 'vscode';
import { languageId } from '../../../server/protocol.ts';
import { type AuthenticationKind, configurationSnippet } from '../newConfiguration/configurationSnippet.ts';
import { findAddressProblem } from '../newConfiguration/findAddressProblem.ts';

const title = 'New Configuration';

const kinds: (vscode.QuickPickItem & { authentication: AuthenticationKind })[] = [
  { authentication: 'none', label: 'None', detail: 'Everyone may ask.' },
  { authentication: 'basic', label: 'User and password', detail: 'Basic authentication with each request.' },
  { authentication: 'header', label: 'Key in a header', detail: 'Such as X-Api-Key.' },
  { authentication: 'query', label: 'Key in the query', detail: 'Such as ?api_key=….' },
  { authentication: 'login', label: 'Login request', detail: 'A first request gives a token for all others.' },
];

/** `Pagewright: New Configuration…`: asks for three things and opens an untitled configuration made of them. */
export function registerNewConfiguration(): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.newConfiguration', async () => {
    const baseUrl = await vscode.window.showInputBox({
      title,
      prompt: 'Address that all requests begin with',
      placeHolder: 'https://api.example.com/v2/',
      ignoreFocusOut: true,
      validateInput: findAddressProblem,
    });
    if (baseUrl === undefined) return;
    const kind = await vscode.window.showQuickPick(kinds, { title, placeHolder: 'How the API knows who asks' });
    if (kind === undefined) return;
    const endpoint = await vscode.window.showInputBox({
      title,
      prompt: 'Endpoint of the first job, below that address',
      placeHolder: 'users',
      ignoreFocusOut: true,
      validateInput: (text) => (text.trim() === '' ? 'Name what comes after the address.' : undefined),
    });
    if (endpoint !== undefined) await open(baseUrl.trim(), kind.authentication, endpoint.trim());
  });
}

async function open(baseUrl: string, authentication: AuthenticationKind, endpoint: string): Promise<void> {
  const document = await vscode.workspace.openTextDocument({ language: languageId, content: '' });
  const editor = await vscode.window.showTextDocument(document, { preview: false });
  const snippet = configurationSnippet({ baseUrl, authentication, endpoint });
  await editor.insertSnippet(new vscode.SnippetString(snippet), new vscode.Position(0, 0));
}
