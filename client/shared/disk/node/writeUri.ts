import path from 'node:path';
import { createFile, makeFolder, replaceFile } from '@pagewright/engine/files';
import * as vscode from 'vscode';

/**
 * Writes a file, and its folder if it is missing. On a disk it is replaced whole, which VS Code does not do: a full
 * disk would leave a part of it.
 */
export async function replaceUri(uri: vscode.Uri, content: Uint8Array): Promise<void> {
  if (uri.scheme !== 'file') return await vscode.workspace.fs.writeFile(uri, content);
  await makeFolder(path.dirname(uri.fsPath));
  await replaceFile(uri.fsPath, content);
}

/** Writes a file if there is none yet; throws if there is. */
export async function createUri(uri: vscode.Uri, content: Uint8Array): Promise<void> {
  if (uri.scheme !== 'file') return await vscode.workspace.fs.writeFile(uri, content);
  await makeFolder(path.dirname(uri.fsPath));
  await createFile(uri.fsPath, content);
}
