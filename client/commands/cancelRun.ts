import * as vscode from 'vscode';
import type { RunRecord } from '../history/runRecord.ts';
import type { EditorRun } from '../run/editorRun.ts';
import type { Session } from '../session.ts';

/** `Pagewright: Cancel`: cancels the run that a line names, else the one that goes on; asks which where there are several. */
export function registerCancelRun({ runs }: Session): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.cancel', async (node?: { run: RunRecord }) => {
    const going = runs.going();
    const named = going.find(({ record }) => record === node?.run);
    const run = named ?? (going.length > 1 ? await pickRun(going) : going[0]);
    run?.cancel();
  });
}

async function pickRun(going: readonly EditorRun[]): Promise<EditorRun | undefined> {
  const items = going.map((run) => ({ label: run.title, run }));
  return (await vscode.window.showQuickPick(items, { placeHolder: 'Run to cancel' }))?.run;
}
