import { isBuiltin } from 'node:module';
import path from 'node:path';
import { nameWithin } from '@pagewright/engine/placeNames';
import type * as vscode from 'vscode';
import { isTrial, type RunScope } from '../../running/run/runScope.ts';

/** The storage file of this window: kept per workspace, or per user if no folder is open. */
export function storageFile({ storageUri, globalStorageUri }: vscode.ExtensionContext): string {
  return path.join((storageUri ?? globalStorageUri).fsPath, 'storage.sqlite');
}

/** The folder of the results of queries, next to the storage. */
export function resultsFolder(context: vscode.ExtensionContext): string {
  return path.join(path.dirname(storageFile(context)), 'queries');
}

/** Whether this editor's Node.js includes SQLite. */
export function hasSqlite(): boolean {
  return isBuiltin('node:sqlite');
}

/**
 * The storage that a run's tables are imported into, and the name of their owner: only for a whole run, and only if the
 * setting asks for it. A trial's tables are a sample and would replace those of whole runs. `file` is the configuration,
 * from the workspace's folder.
 */
export function storageOfRun(
  context: vscode.ExtensionContext,
  { file, scope }: { file: string; scope: RunScope },
  isWanted: boolean,
): { storage?: string; storageOwner?: string } {
  if (!isWanted || isTrial(scope) || !hasSqlite()) return {};
  return { storage: storageFile(context), storageOwner: nameWithin(file, scope.environment) };
}
