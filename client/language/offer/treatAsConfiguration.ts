import { languageId } from '@pagewright/server/protocol';
import * as vscode from 'vscode';

/** Gives a document the language of configurations until it is closed. */
export async function treatAsConfiguration(document: vscode.TextDocument): Promise<vscode.TextDocument> {
  if (document.languageId === languageId) return document;
  return await vscode.languages.setTextDocumentLanguage(document, languageId);
}

/** Stores in the settings that a file is a configuration, so that the user sees it and can undo it. */
export async function alwaysTreatAsConfiguration({ uri }: vscode.TextDocument): Promise<void> {
  const files = vscode.workspace.getConfiguration('files');
  const isInWorkspace = vscode.workspace.getWorkspaceFolder(uri) !== undefined;
  const pattern = isInWorkspace ? `**/${vscode.workspace.asRelativePath(uri, false)}` : uri.path;
  const known = files.inspect<Record<string, string>>('associations');
  const [own = {}, target] = isInWorkspace
    ? [known?.workspaceValue, vscode.ConfigurationTarget.Workspace]
    : [known?.globalValue, vscode.ConfigurationTarget.Global];
  await files.update('associations', { ...own, [pattern]: languageId }, target);
}
