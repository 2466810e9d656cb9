import * as vscode from 'vscode';
import type { Runs } from '../../running/run/runs.ts';
import type { RunHistory } from './runHistory.ts';

/** Records the runs of this window in the history. Registered before listeners that read the history when one ends. */
export function followRuns(runs: Runs, history: RunHistory): vscode.Disposable {
  return vscode.Disposable.from(
    runs.onDidStart((run) => history.start(run)),
    runs.onEvent(({ run, event }) => history.add(run, event)),
    runs.onDidEnd((run) => void history.end(run, run.report)),
  );
}
