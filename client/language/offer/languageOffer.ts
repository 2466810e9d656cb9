import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { looksLikeConfig } from './looksLikeConfig.ts';
import { alwaysTreatAsConfiguration, treatAsConfiguration } from './treatAsConfiguration.ts';

const askedKey = 'languageOffer.asked';

/** Offers language support for plain JSON that looks like a configuration: once per workspace, unless disabled. */
export function registerLanguageOffer({ workspaceState }: vscode.ExtensionContext): vscode.Disposable {
  const consider = async (editor: vscode.TextEditor | undefined) => {
    if (editor === undefined || !isCandidate(editor.document) || workspaceState.get(askedKey)) return;
    await workspaceState.update(askedKey, true);
    await offer(editor.document);
  };
  void consider(vscode.window.activeTextEditor);
  return vscode.window.onDidChangeActiveTextEditor(consider);
}

function isCandidate(document: vscode.TextDocument): boolean {
  const isWanted = vscode.workspace.getConfiguration('pagewright', document.uri).get('offerLanguage', true);
  return document.languageId === 'json' && isWanted && looksLikeConfig(document.getText());
}

async function offer(document: vscode.TextDocument): Promise<void> {
  const name = vscode.workspace.asRelativePath(document.uri, false);
  const [always, once] = ['Yes, Always', 'Only Now'];
  const text = `"${name}" looks like an extractor configuration. Check it, complete it and run it as one?`;
  const choice = await showInformationMessage(text, always, once, 'No');
  if (choice === always) await alwaysTreatAsConfiguration(document);
  if (choice === always || choice === once) await treatAsConfiguration(document);
}
