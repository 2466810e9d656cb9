import type { TextDocument } from 'vscode-languageserver-textdocument';
import { languageId } from './protocol.ts';

/**
 * Whether an open document is a configuration. An editor that sends all JSON files to the server also sends others,
 * such as its own settings.
 */
export function isConfiguration(document: Pick<TextDocument, 'uri' | 'languageId'>): boolean {
  return document.languageId === languageId || isConfigurationFile(document.uri);
}

/** Whether a file is a configuration by its name, whatever language ID the editor uses for it. */
function isConfigurationFile(uri: string): boolean {
  return uri.endsWith('.extractor.json') || (uri.endsWith('/config.json') && uri.includes('/ex-generic-v2/'));
}
