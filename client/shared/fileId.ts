import * as vscode from 'vscode';
import { isUri } from './fileName.ts';

/** What names a file in records, settings and messages: its path on a disk; elsewhere its URI. */
export function fileId(uri: vscode.Uri): string {
  return uri.scheme === 'file' ? uri.fsPath : uri.toString();
}

/** The URI of the file that is named like that. */
export function fileUri(id: string): vscode.Uri {
  return isUri(id) ? vscode.Uri.parse(id) : vscode.Uri.file(id);
}
