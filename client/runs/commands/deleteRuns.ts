import * as vscode from 'vscode';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunNode } from '../views/nodes/runNode.ts';
import type { RunsNode } from '../views/nodes/runsNode.ts';
import type { RunsTree } from '../views/runsTree.ts';

/**
 * `Pagewright: Delete Run`: forgets the runs that are selected in the view, from their menu or from a key, which names
 * none. Their tables stay.
 */
export function registerDeleteRuns(history: RunHistory, runsTree: RunsTree): vscode.Disposable {
  return vscode.commands.registerCommand(
    'pagewright.deleteRun',
    async (node?: RunNode, selected: readonly RunsNode[] = node === undefined ? selectedIn(runsTree) : [node]) => {
      for (const { run } of selected) if (run !== undefined) await history.delete(run.id);
    },
  );
}

function selectedIn({ view }: RunsTree): readonly RunsNode[] {
  return view?.selection ?? [];
}
