import * as vscode from 'vscode';
import type { Run } from '../run/run.ts';
import type { Runs } from '../run/runs.ts';

/** A run as a line of a view names it; it may be one of another window. */
type NamedRun = Pick<Run, 'id' | 'title'> & { isElsewhere?: true };

/** `Pagewright: Cancel`: cancels the run that a line names, else the one that goes on; asks which where there are several. */
export function registerCancelRun(runs: Runs): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.cancel', async (node?: { run: NamedRun }) => {
    const going = runs.going();
    if (node?.run !== undefined) return cancelNamed(going, node.run);
    const run = going.length > 1 ? await pickRun(going) : going[0];
    run?.cancel();
  });
}

/** Never another run in its place. */
function cancelNamed(going: readonly Run[], { id, title, isElsewhere }: NamedRun): void {
  const named = going.find((run) => run.id === id);
  named?.cancel();
  if (named === undefined && isElsewhere) {
    void vscode.window.showInformationMessage(`${title} goes on in another window. Cancel it there.`);
  }
}

async function pickRun(going: readonly Run[]): Promise<Run | undefined> {
  const items = going.map((run) => ({ label: run.title, run }));
  return (await vscode.window.showQuickPick(items, { placeHolder: 'Run to cancel' }))?.run;
}
