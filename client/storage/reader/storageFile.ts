import { isBuiltin } from 'node:module';
import path from 'node:path';
import type * as vscode from 'vscode';
import { isTrial, type RunScope } from '../../running/run/runScope.ts';

/** The storage file of this window: kept per workspace, or per user if no folder is open. */
export function storageFile({ storageUri, globalStorageUri }: vscode.ExtensionContext): string {
  return path.join((storageUri ?? globalStorageUri).fsPath, 'storage.sqlite');
}

/** Whether this editor's Node.js includes SQLite. */
export function hasSqlite(): boolean {
  return isBuiltin('node:sqlite');
}

/**
 * The storage that a run's tables are imported into: only for a whole run, and only if the setting asks for it. A
 * trial's tables are a sample and would replace those of whole runs.
 */
export function storageOfRun(
  context: vscode.ExtensionContext,
  scope: RunScope,
  isWanted: boolean,
): { storage?: string } {
  return isWanted && !isTrial(scope) && hasSqlite() ? { storage: storageFile(context) } : {};
}
