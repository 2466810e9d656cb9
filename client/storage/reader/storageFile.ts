import { isBuiltin } from 'node:module';
import path from 'node:path';
import type * as vscode from 'vscode';

/** Where the storage of this window is: with its workspace, or with the user where no folder is open. */
export function storageFile({ storageUri, globalStorageUri }: vscode.ExtensionContext): string {
  return path.join((storageUri ?? globalStorageUri).fsPath, 'storage.sqlite');
}

/** Whether the Node of this editor has SQLite. */
export function hasSqlite(): boolean {
  return isBuiltin('node:sqlite');
}
