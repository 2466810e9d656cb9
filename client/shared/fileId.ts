import * as vscode from 'vscode';
import { isUri } from './fileName.ts';

/** The name of a file in records, settings and messages: its path on a disk, otherwise its URI. */
export function fileId(uri: vscode.Uri): string {
  return uri.scheme === 'file' ? uri.fsPath : uri.toString();
}

/** The URI of the file with this name. */
export function fileUri(id: string): vscode.Uri {
  return isUri(id) ? vscode.Uri.parse(id) : vscode.Uri.file(id);
}
