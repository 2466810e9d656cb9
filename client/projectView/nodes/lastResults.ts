import type * as vscode from 'vscode';
import { runOutcome } from '../../runs/history/runFacts.ts';
import type { RunRecord } from '../../runs/history/runRecord.ts';
import { runIcon } from '../../runs/views/nodes/runIcon.ts';
import { runResult } from '../../runs/views/nodes/runText.ts';

/** The result of the last run of a configuration or a row, for its line. */
export interface LastResult {
  /** The verdict, and what was read: `incomplete · 25 of 137`. */
  text: string;
  icon: vscode.ThemeIcon;
}

/** The results of the last runs, by the files that runs are kept by. A search for paging reads no tables, so it is none. */
export function lastResults(newestFirst: readonly RunRecord[]): Map<string, LastResult> {
  const results = new Map<string, LastResult>();
  for (const run of newestFirst) {
    const { search, remote, like } = run.scope;
    // How jobs of the platform went, the project says; and what they ran is the text of no file.
    if ([search, remote, like].some((each) => each !== undefined) || results.has(run.configFile)) continue;
    results.set(run.configFile, resultOf(run));
  }
  return results;
}

function resultOf(run: RunRecord): LastResult {
  const outcome = runOutcome(run);
  const result = runResult(run);
  const values = run.scope.values === undefined ? [] : [run.scope.values];
  return {
    text: [outcome, ...(result.startsWith(outcome) ? [] : [result]), ...values].join(' · '),
    icon: runIcon(run),
  };
}
