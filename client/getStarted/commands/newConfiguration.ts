import * as vscode from 'vscode';
import { languageId } from '../../../server/protocol.ts';
import { authenticationOffers } from '../newConfiguration/authenticationOffers.ts';
import {
  type ConfigurationStart,
  configurationSnippet,
  findAddressProblem,
} from '../newConfiguration/configurationSnippet.ts';

const title = 'New Configuration';

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
    const placeHolder = 'How the API knows who asks';
    const authentication = await vscode.window.showQuickPick(authenticationOffers, { title, placeHolder });
    if (authentication === undefined) return;
    const endpoint = await vscode.window.showInputBox({
      title,
      prompt: 'Endpoint of the first job, below that address',
      placeHolder: 'users',
      ignoreFocusOut: true,
      validateInput: (text) => (text.trim() === '' ? 'Name what comes after the address.' : undefined),
    });
    if (endpoint !== undefined) await open({ baseUrl: baseUrl.trim(), authentication, endpoint: endpoint.trim() });
  });
}

async function open(start: ConfigurationStart): Promise<void> {
  const document = await vscode.workspace.openTextDocument({ language: languageId, content: '' });
  const editor = await vscode.window.showTextDocument(document, { preview: false });
  const snippet = configurationSnippet(start);
  await editor.insertSnippet(new vscode.SnippetString(snippet), new vscode.Position(0, 0));
}
