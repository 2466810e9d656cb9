import { isBuiltin } from 'node:module';
import path from 'node:path';
import type * as vscode from 'vscode';
import { isTrial, type RunScope } from '../../running/run/runScope.ts';

/** Where the storage of this window is: with its workspace, or with the user where no folder is open. */
export function storageFile({ storageUri, globalStorageUri }: vscode.ExtensionContext): string {
  return path.join((storageUri ?? globalStorageUri).fsPath, 'storage.sqlite');
}

/** Whether the Node of this editor has SQLite. */
export function hasSqlite(): boolean {
  return isBuiltin('node:sqlite');
}

/**
 * The storage that a run's tables go to: those of a whole run, where the setting says so. A trial's are a sample, and
 * would replace what whole runs brought.
 */
export function storageOfRun(
  context: vscode.ExtensionContext,
  scope: RunScope,
  isWanted: boolean,
): { storage?: string } {
  return isWanted && !isTrial(scope) && hasSqlite() ? { storage: storageFile(context) } : {};
}
