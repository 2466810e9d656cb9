import type * as vscode from 'vscode';
import type { Runs } from '../../running/run/runs.ts';
import { keptRuns } from './createHistory.ts';
import type { MemoryRunStore } from './memoryRunStore.ts';

/** Keeps the exchanges of the runs of this window as long as it is open. */
export function keepInMemory(runs: Runs, store: MemoryRunStore): vscode.Disposable {
  return runs.onWillEnd(({ run: { id, configFile }, kept }) => {
    if (kept !== undefined && keptRuns(configFile) > 0) store.keepExchanges(id, kept);
  });
}
