import type { TextDocument } from 'vscode-languageserver-textdocument';
import { languageIds } from './protocol.ts';
import { couldBeInTree } from './service.ts';

/**
 * Whether an open document may be a configuration. An editor that sends all JSON files to the server also sends others,
 * such as its own settings. What has the name of a file of a tree may still belong to another component: the service
 * leaves that alone.
 */
export function isConfiguration(document: Pick<TextDocument, 'uri' | 'languageId'>): boolean {
  return languageIds.includes(document.languageId) || isConfigurationFile(document.uri);
}

/** Whether a file is a configuration by its name, whatever language ID the editor uses for it. */
function isConfigurationFile(uri: string): boolean {
  return uri.endsWith('.extractor.json') || couldBeInTree(uri);
}
