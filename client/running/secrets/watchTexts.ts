import * as vscode from 'vscode';
import { isConfigDocument } from '../../language/documents/isConfigDocument.ts';
import type { KnownTexts } from './knownTexts.ts';

/** Remembers the texts of configurations that are opened, saved, or get secrets, so that a copy of one is recognized. */
export function watchTexts(
  texts: KnownTexts,
  { onDidChange }: Pick<vscode.SecretStorage, 'onDidChange'>,
): vscode.Disposable {
  const see = (document: vscode.TextDocument) => {
    if (!isConfiguration(document)) return;
    const open = vscode.workspace.textDocuments.filter((other) => other !== document && isConfiguration(other));
    void texts.see(seenText(document), open.map(seenText));
  };
  const seeAll = () => {
    for (const document of vscode.workspace.textDocuments) see(document);
  };
  seeAll();
  return vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(see),
    vscode.workspace.onDidSaveTextDocument(see),
    onDidChange(seeAll),
  );
}

function isConfiguration(document: vscode.TextDocument): boolean {
  return isConfigDocument(document) && document.uri.scheme === 'file';
}

function seenText(document: vscode.TextDocument): { configFile: string; text: string } {
  return { configFile: document.fileName, text: document.getText() };
}
