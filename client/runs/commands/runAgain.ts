import * as vscode from 'vscode';
import type { Runner } from '../../running/start/runner.ts';
import { fileUri } from '../../shared/fileId.ts';
import { showErrorMessage } from '../../shared/messages.ts';
import { findPaginationCommand } from '../finding/findPaginationCommand.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { chosenRun, type NamedRun } from './chosenRun.ts';

/** `Pagewright: Run Again`: runs the current configuration of a run again, in the same scope. */
export function registerRunAgain(history: RunHistory, runner: Runner): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.runAgain', async (named?: NamedRun) => {
    const run = await chosenRun(history, named, 'There is no run to repeat yet.');
    const document = run && (await openConfig(run));
    // A search begins with what is known by now, and says at its end what it found.
    if (document !== undefined && run?.scope.search !== undefined)
      return await vscode.commands.executeCommand(findPaginationCommand, document.uri, run.scope.job);
    if (document !== undefined && run?.scope.remote !== undefined)
      return await vscode.commands.executeCommand('pagewright.runOnPlatform', document.uri);
    if (document !== undefined && run?.scope.like !== undefined)
      return await vscode.commands.executeCommand('pagewright.runHereLikeThere', document.uri);
    return document && (await runner.run(document, { environment: undefined, ...run.scope }));
  });
}

async function openConfig({ configFile }: RunRecord): Promise<vscode.TextDocument | undefined> {
  try {
    return await vscode.workspace.openTextDocument(fileUri(configFile));
  } catch {
    void showErrorMessage(`"${configFile}" cannot be opened: it may have been moved or deleted.`);
    return undefined;
  }
}
