import type * as vscode from 'vscode';

/** The text of a configuration that is run: a document of an editor, or a file that none has open. */
export type ConfigurationText = Pick<vscode.TextDocument, 'uri' | 'fileName' | 'getText'>;
