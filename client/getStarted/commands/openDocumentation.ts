import * as vscode from 'vscode';
import { documentationUri } from '../../shared/documentationUri.ts';

/** `Pagewright: Open Documentation`: the index of the pages that ship with the extension. */
export function registerOpenDocumentation({ extensionUri }: vscode.ExtensionContext): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.openDocumentation', async () => {
    const index = documentationUri(extensionUri, 'README.md');
    await vscode.commands.executeCommand('vscode.openWith', index, 'vscode.markdown.preview.editor');
  });
}
