import path from 'node:path';
import * as vscode from 'vscode';
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
  const limits = () => ({ runs: keptRuns(), bytes: mostBytes });
  return new RunHistory(store, limits, (error) => log.warn(`A run could not be kept: ${String(error)}`));
}

/** How many runs the workspace remembers, as the setting says for a file or the workspace; 0: none on disk. */
export function keptRuns(configFile?: string): number {
  const scope = configFile === undefined ? undefined : vscode.Uri.file(configFile);
  const setting = vscode.workspace.getConfiguration('pagewright', scope).get('runs.keep', 20);
  return Math.max(0, Math.trunc(setting) || 0);
}
