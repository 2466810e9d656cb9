import * as vscode from 'vscode';
import { fileUri } from '../../shared/fileId.ts';
import { RunHistory } from './runHistory.ts';
import type { RunStore } from './runStore.ts';

/** Creates the history of the runs in a store, limited to the number of runs in the settings and to `bytes`. */
export function createHistory(store: RunStore, log: vscode.LogOutputChannel, bytes: number): RunHistory {
  const limits = () => ({ runs: keptRuns(), bytes });
  return new RunHistory(store, limits, (error) => log.warn(`A run could not be saved: ${String(error)}`));
}

/** The number of runs that the setting, for a file or the workspace, keeps on disk; 0: none. */
export function keptRuns(configFile?: string): number {
  const scope = configFile === undefined ? undefined : fileUri(configFile);
  const setting = vscode.workspace.getConfiguration('pagewright', scope).get('runs.keep', 20);
  return Math.max(0, Math.trunc(setting) || 0);
}
