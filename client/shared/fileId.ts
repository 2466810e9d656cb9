import * as vscode from 'vscode';

/** What names a file in records, settings and messages: its path on a disk; elsewhere its URI. */
export function fileId(uri: vscode.Uri): string {
  return uri.scheme === 'file' ? uri.fsPath : uri.toString();
}

/** The URI of a file that is named like that. A single letter before a colon is a drive. */
export function fileUri(id: string): vscode.Uri {
  return /^[a-z][a-z0-9+.-]+:\//i.test(id) ? vscode.Uri.parse(id) : vscode.Uri.file(id);
}
