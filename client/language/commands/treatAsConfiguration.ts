import { languageId } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { alwaysTreatAsConfiguration, treatAsConfiguration } from '../offer/treatAsConfiguration.ts';

/** `Pagewright: Treat as Configuration`: gives a JSON file the language of configurations, and offers to remember it. */
export function registerTreatAsConfiguration(): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.treatAsConfiguration', async (uri?: unknown) => {
    const document =
      uri instanceof vscode.Uri
        ? await vscode.workspace.openTextDocument(uri)
        : vscode.window.activeTextEditor?.document;
    if (document === undefined || !['json', 'jsonc', languageId].includes(document.languageId)) {
      void showInformationMessage('Open the JSON file to treat as a configuration first.');
      return;
    }
    const treated = await treatAsConfiguration(document);
    if (!treated.isUntitled) void offerToRemember(treated);
  });
}

async function offerToRemember(document: vscode.TextDocument): Promise<void> {
  const always = 'Always';
  const name = vscode.workspace.asRelativePath(document.uri, false);
  const text = `"${name}" is now treated as an extractor configuration, until it is closed.`;
  if ((await showInformationMessage(text, always)) === always) await alwaysTreatAsConfiguration(document);
}
