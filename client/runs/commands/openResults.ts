import * as vscode from 'vscode';
import { fileExists } from '../../shared/fileExists.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { openTables, tableUri } from '../../tables/results/openTables.ts';
import type { ResultTable } from '../../tables/results/resultTables.ts';
import { lastResults } from '../documents/lastResults.ts';
import type { RunHistory } from '../history/runHistory.ts';

/** `Pagewright: Open Results`: opens a table of a run, the newest first; a link may name it as its manifest does. */
export function registerOpenResults(history: RunHistory): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.openResults', async (name?: unknown) => {
    const tables = await existing(lastResults(await history.all()));
    const named = tables.find((table) => table.name === name);
    if (tables.length > 0) return await openTables(named === undefined ? tables : [named]);
    void showInformationMessage('There are no results yet. Run a configuration first.');
  });
}

/** The tables whose files still exist: a run in the history may be weeks old. */
async function existing(tables: readonly ResultTable[]): Promise<ResultTable[]> {
  const exists = await Promise.all(tables.map((table) => fileExists(tableUri(table))));
  return tables.filter((_, index) => exists[index]);
}
