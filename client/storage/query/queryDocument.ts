import * as vscode from 'vscode';

/** What tells a query on the storage from any other SQL: its file is `storage.sql` or `NAME.storage.sql`. */
const fileName = /(^|[\\/.])storage\.sql$/;

/** The documents that are queries on the storage, for what the editor offers in them. */
export const queryDocuments: vscode.DocumentSelector = [
  { language: 'sql', pattern: '**/storage.sql' },
  { language: 'sql', pattern: '**/*.storage.sql' },
];

export function isQueryDocument({ uri }: vscode.TextDocument): boolean {
  return fileName.test(uri.path);
}

/** The draft of a query, which is no file before it is saved. */
export const draft = vscode.Uri.from({ scheme: 'untitled', path: 'storage.sql' });
