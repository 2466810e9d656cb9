import * as vscode from 'vscode';
import { openTables } from '../results/openTables.ts';
import { resultTables } from '../results/resultTables.ts';
import type { Session } from '../session.ts';

/**
 * `Pagewright: Open Results`: opens a table that a run of this window wrote, the newest run first; a link may name it, as
 * manifests do.
 */
export function registerOpenResults({ runs }: Session): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.openResults', async (name?: unknown) => {
    const tables = resultTables(runs.recent());
    const named = tables.find((table) => table.name === name);
    if (tables.length > 0) return await openTables(named === undefined ? tables : [named]);
    void vscode.window.showInformationMessage('There are no results yet. Run a configuration first.');
  });
}
