import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import type { Run } from '../run/run.ts';
import type { Runs } from '../run/runs.ts';

/** A run named by a line of a view; it may belong to another window. */
type NamedRun = Pick<Run, 'id' | 'title'> & { isElsewhere?: true };

/** `Pagewright: Cancel`: cancels the run named by a line, otherwise the active one; asks which if there are several. */
export function registerCancelRun(runs: Runs): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.cancel', async (node?: { run: NamedRun }) => {
    const active = runs.active();
    if (node?.run !== undefined) return cancelNamed(active, node.run);
    const run = active.length > 1 ? await pickRun(active) : active[0];
    run?.cancel();
  });
}

/** Cancels a named run, never a different one. */
function cancelNamed(active: readonly Run[], { id, title, isElsewhere }: NamedRun): void {
  const named = active.find((run) => run.id === id);
  named?.cancel();
  if (named === undefined && isElsewhere) {
    void showInformationMessage(`${title} was started in another window. Only that window can cancel it.`);
  }
}

async function pickRun(active: readonly Run[]): Promise<Run | undefined> {
  const items = active.map((run) => ({ label: run.title, run }));
  return (await showList(items, { placeHolder: 'Run to cancel' }))?.run;
}
