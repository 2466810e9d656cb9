import * as vscode from 'vscode';
import { type BaseLanguageClient, InlayHintRequest, type InlayHintsMiddleware } from 'vscode-languageclient';

/** Asks the server for inlay hints only if the settings enable them. */
export const inlayHintsSwitch: InlayHintsMiddleware = {
  provideInlayHints: (document, range, token, next) => {
    const isWanted = vscode.workspace.getConfiguration('pagewright', document.uri).get('inlayHints.enabled', true);
    return isWanted ? next(document, range, token) : [];
  },
};

/** Makes the editor ask again when the setting changes. */
export function watchInlayHints(client: BaseLanguageClient): vscode.Disposable {
  return vscode.workspace.onDidChangeConfiguration((change) => {
    if (!change.affectsConfiguration('pagewright.inlayHints')) return;
    for (const document of vscode.workspace.textDocuments) {
      client.getFeature(InlayHintRequest.method).getProvider(document)?.onDidChangeInlayHints.fire();
    }
  });
}
