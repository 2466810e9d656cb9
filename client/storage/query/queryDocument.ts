import * as vscode from 'vscode';

/** The file name that distinguishes a storage query from other SQL: `storage.sql` or `NAME.storage.sql`. */
const fileName = /(^|[\\/.])storage\.sql$/;

/** Selects storage queries, for editor features. */
export const queryDocuments: vscode.DocumentSelector = [
  { language: 'sql', pattern: '**/storage.sql' },
  { language: 'sql', pattern: '**/*.storage.sql' },
];

export function isQueryDocument({ uri }: vscode.TextDocument): boolean {
  return fileName.test(uri.path);
}

/** The draft of a query, which is not a file until it is saved. */
export const draft = vscode.Uri.from({ scheme: 'untitled', path: 'storage.sql' });
