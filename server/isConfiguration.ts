import type { TextDocument } from 'vscode-languageserver-textdocument';
import { languageId } from './protocol.ts';

/** The files that are configurations, whatever language ID the editor uses for them. */
const configurationFile = /\.extractor\.json$|\/ex-generic-v2\/.*\/config\.json$|\/ex-generic-v2\/config\.json$/;

/**
 * Whether an open document is a configuration. An editor that sends all JSON files to the server also sends others,
 * such as its own settings.
 */
export function isConfiguration(document: Pick<TextDocument, 'uri' | 'languageId'>): boolean {
  return document.languageId === languageId || configurationFile.test(document.uri);
}
