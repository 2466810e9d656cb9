import * as vscode from 'vscode';
import { runInEditor } from '../../running/start/runInEditor.ts';
import type { Session } from '../../session.ts';
import type { RunRecord } from '../history/runRecord.ts';

/** `Pagewright: Run Again`: runs the configuration of a run as it is now, in the same scope. */
export function registerRunAgain(session: Session): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.runAgain', async (node?: { run: RunRecord }) => {
    const run = node?.run ?? (await session.history.latest(vscode.window.activeTextEditor?.document.fileName));
    if (run === undefined) {
      void vscode.window.showInformationMessage('There is no run to repeat yet. Run a configuration first.');
      return undefined;
    }
    const document = await openConfig(run);
    return document && (await runInEditor(session, document, run.scope));
  });
}

async function openConfig({ configFile }: RunRecord): Promise<vscode.TextDocument | undefined> {
  try {
    return await vscode.workspace.openTextDocument(configFile);
  } catch {
    void vscode.window.showErrorMessage(`"${configFile}" cannot be opened: it may have been moved or deleted.`);
    return undefined;
  }
}
