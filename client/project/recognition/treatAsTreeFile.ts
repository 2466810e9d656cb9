import { languageId, yamlLanguageId } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { findTreeUse } from './findTreeUse.ts';

/** The languages that VS Code gives files by their endings, and those of configurations that are written in them. */
const syntaxes: Readonly<Record<string, string>> = { json: languageId, jsonc: languageId, yaml: yamlLanguageId };

/** Gives a document of a tree the language of configurations in its syntax. Any other one stays as it is. */
export async function treatAsTreeFile(document: vscode.TextDocument): Promise<vscode.TextDocument> {
  const { uri, languageId: before } = document;
  const wanted = syntaxes[before];
  if (wanted === undefined || (await findTreeUse(uri)) === undefined) return document;
  // The user may have closed it, or chosen another language meanwhile.
  const isAsBefore = !document.isClosed && document.languageId === before;
  return isAsBefore ? await vscode.languages.setTextDocumentLanguage(document, wanted) : document;
}
