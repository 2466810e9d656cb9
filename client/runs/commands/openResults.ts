import * as vscode from 'vscode';
import { fileExists } from '../../shared/fileExists.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { openTables, tableUri } from '../../tables/results/openTables.ts';
import type { ResultTable } from '../../tables/results/resultTables.ts';
import { lastResults } from '../documents/lastResults.ts';
import { distinctName } from '../history/distinctName.ts';
import { fileInFront } from '../history/fileInFront.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';

/**
 * `Pagewright: Open Results`: opens a table of the configuration in front, the newest first; if none is in front, of any.
 * A link may name a table as its manifest does.
 */
export function registerOpenResults(history: RunHistory): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.openResults', async (name?: unknown) => {
    const all = await history.all();
    const named = await findNamed(all, name);
    if (named !== undefined) return await openTables([named]);
    const file = fileInFront(all);
    const tables = await existing(lastResults(all, file));
    if (tables.length > 0) return await openTables(tables);
    void showInformationMessage(`There are no results yet. Run ${whatToRun(file, all)} first.`);
  });
}

async function findNamed(runs: readonly RunRecord[], name: unknown): Promise<ResultTable | undefined> {
  return (await existing(lastResults(runs).filter((table) => table.name === name)))[0];
}

function whatToRun(file: string | undefined, runs: readonly RunRecord[]): string {
  if (file === undefined) return 'a configuration';
  const files = runs.map(({ configFile }) => configFile);
  return `"${distinctName(file, files)}"`;
}

/** The tables whose files still exist: a run in the history may be weeks old. */
async function existing(tables: readonly ResultTable[]): Promise<ResultTable[]> {
  const exists = await Promise.all(tables.map((table) => fileExists(tableUri(table))));
  return tables.filter((_, index) => exists[index]);
}
