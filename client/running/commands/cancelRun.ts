import * as vscode from 'vscode';
import type { RunRecord } from '../../runs/history/runRecord.ts';
import type { Session } from '../../session.ts';
import type { EditorRun } from '../start/editorRun.ts';

/** `Pagewright: Cancel`: cancels the run that a line names, else the one that goes on; asks which where there are several. */
export function registerCancelRun({ runs }: Session): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.cancel', async (node?: { run: RunRecord }) => {
    const going = runs.going();
    if (node?.run !== undefined) return cancelNamed(going, node.run);
    const run = going.length > 1 ? await pickRun(going) : going[0];
    run?.cancel();
  });
}

/** Never another run in its place. */
function cancelNamed(going: readonly EditorRun[], { id, title, isElsewhere }: RunRecord): void {
  const named = going.find(({ record }) => record.id === id);
  named?.cancel();
  if (named === undefined && isElsewhere) {
    void vscode.window.showInformationMessage(`${title} goes on in another window. Cancel it there.`);
  }
}

async function pickRun(going: readonly EditorRun[]): Promise<EditorRun | undefined> {
  const items = going.map((run) => ({ label: run.title, run }));
  return (await vscode.window.showQuickPick(items, { placeHolder: 'Run to cancel' }))?.run;
}
