import type * as vscode from 'vscode';
import { isTrial } from '../../running/run/isTrial.ts';
import type { RunScope } from '../../running/run/runScope.ts';
import { hasSqlite, storageFile } from './storageFile.ts';

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
