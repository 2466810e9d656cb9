import * as vscode from 'vscode';
import { languageId } from '../../../server/protocol.ts';
import { authenticationOffers } from '../newConfiguration/authenticationOffers.ts';
import {
  type ConfigurationStart,
  configurationSnippet,
  findAddressProblem,
} from '../newConfiguration/configurationSnippet.ts';

const title = 'New Configuration';

/** `Pagewright: New Configuration…`: asks three questions and opens an untitled configuration built from the replies. */
export function registerNewConfiguration(): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.newConfiguration', async () => {
    const baseUrl = await vscode.window.showInputBox({
      title,
      prompt: 'Base URL of the API',
      placeHolder: 'https://api.example.com/v2/',
      ignoreFocusOut: true,
      validateInput: findAddressProblem,
    });
    if (baseUrl === undefined) return;
    const placeHolder = 'How the API authenticates its callers';
    const authentication = await vscode.window.showQuickPick(authenticationOffers, { title, placeHolder });
    if (authentication === undefined) return;
    const endpoint = await vscode.window.showInputBox({
      title,
      prompt: 'Endpoint of the first job, relative to the base URL',
      placeHolder: 'users',
      ignoreFocusOut: true,
      validateInput: (text) => (text.trim() === '' ? 'Enter the path that follows the base URL.' : undefined),
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
