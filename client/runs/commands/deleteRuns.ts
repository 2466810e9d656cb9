import * as vscode from 'vscode';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunNode } from '../views/nodes/runNode.ts';
import type { RunsNode } from '../views/nodes/runsNode.ts';
import type { RunsTree } from '../views/runsTree.ts';

/**
 * `Pagewright: Delete Run`: deletes the selected runs from the history, from their menu or by a key, which passes no
 * arguments. Their tables stay.
 */
export function registerDeleteRuns(history: RunHistory, runsTree: RunsTree): vscode.Disposable {
  return vscode.commands.registerCommand(
    'pagewright.deleteRun',
    async (node?: RunNode, selected?: readonly RunsNode[]) => {
      const nodes = selected ?? (node === undefined ? (runsTree.view?.selection ?? []) : [node]);
      for (const { run } of nodes) if (run !== undefined) await history.delete(run.id);
    },
  );
}
