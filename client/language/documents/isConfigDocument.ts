import { languageIds } from '@pagewright/server/protocol';
import type * as vscode from 'vscode';

/** Whether a document has a language of configurations, whatever its syntax. */
export function isConfigDocument({ languageId }: Pick<vscode.TextDocument, 'languageId'>): boolean {
  return languageIds.includes(languageId);
}

/** The documents for which providers of the editor are registered. */
export const configSelector: readonly vscode.DocumentFilter[] = languageIds.map((language) => ({ language }));
