import type { TextDocument } from 'vscode-languageserver-textdocument';
import { languageId } from './protocol.ts';

/** The files that are configurations under whatever name an editor knows their language. */
const configurationFile = /\.extractor\.json$|\/ex-generic-v2\/.*\/config\.json$|\/ex-generic-v2\/config\.json$/;

/**
 * Whether something is to be said of an open document. An editor that sends all JSON files to the server has others
 * among them, its own settings for one.
 */
export function isConfiguration(document: Pick<TextDocument, 'uri' | 'languageId'>): boolean {
  return document.languageId === languageId || configurationFile.test(document.uri);
}
