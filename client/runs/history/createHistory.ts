import path from 'node:path';
import type * as vscode from 'vscode';
import { readSettings } from '../../shared/settings.ts';
import { RunHistory } from './runHistory.ts';
import { RunStore } from './runStore.ts';

/** All kept runs of a workspace together, exchanges included. */
const mostBytes = 256 * 1024 * 1024;

/** The runs of the workspace; of a window without a folder, those of all such windows. */
export function createHistory(
  { storageUri, globalStorageUri }: vscode.ExtensionContext,
  log: vscode.LogOutputChannel,
): RunHistory {
  const store = new RunStore(path.join((storageUri ?? globalStorageUri).fsPath, 'runs'));
  const limits = () => ({ runs: readSettings().keepRuns, bytes: mostBytes });
  return new RunHistory(store, limits, (error) => log.warn(`A run could not be kept: ${String(error)}`));
}
