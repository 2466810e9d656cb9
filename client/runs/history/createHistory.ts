import * as vscode from 'vscode';
import { fileUri } from '../../shared/fileId.ts';
import { RunHistory } from './runHistory.ts';
import type { RunStore } from './runStore.ts';

/** The runs of a store, as many as the settings keep, and `bytes` of them. */
export function createHistory(store: RunStore, log: vscode.LogOutputChannel, bytes: number): RunHistory {
  const limits = () => ({ runs: keptRuns(), bytes });
  return new RunHistory(store, limits, (error) => log.warn(`A run could not be saved: ${String(error)}`));
}

/** How many runs the setting, for a file or the workspace, keeps on disk; 0: none. */
export function keptRuns(configFile?: string): number {
  const scope = configFile === undefined ? undefined : fileUri(configFile);
  const setting = vscode.workspace.getConfiguration('pagewright', scope).get('runs.keep', 20);
  return Math.max(0, Math.trunc(setting) || 0);
}
