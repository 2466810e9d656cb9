import * as vscode from 'vscode';
import { fileId } from '../../shared/fileId.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** A run named by a line of a view. */
export interface NamedRun {
  run: RunRecord;
}

/**
 * The run that a command applies to: the one named by a line, otherwise the last one of the configuration in the
 * editor, otherwise the last one. Tells the user if there is none.
 */
export async function chosenRun(
  history: RunHistory,
  named: NamedRun | undefined,
  missing: string,
): Promise<RunRecord | undefined> {
  const active = vscode.window.activeTextEditor?.document.uri;
  const run = named?.run ?? (await history.latest(active && fileId(active)));
  if (run === undefined) void showInformationMessage(`${missing} Run a configuration first.`);
  return run;
}
