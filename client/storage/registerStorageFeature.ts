import * as vscode from 'vscode';
import type { Runs } from '../running/run/runs.ts';
import { fileUri } from '../shared/fileId.ts';
import { registerQueryStorage } from './commands/queryStorage.ts';
import { registerRunQuery } from './commands/runQuery.ts';
import { Queries } from './query/queries.ts';
import { QueryCompletions } from './query/queryCompletions.ts';
import { QueryLenses } from './query/queryLenses.ts';
import { QueryOrigin } from './query/queryOrigin.ts';
import type { ResultFiles } from './query/resultFiles.ts';
import { isImportWanted } from './reader/importSetting.ts';
import { storageOfRun } from './reader/storageFile.ts';
import { StorageTables } from './reader/storageTables.ts';

/** The storage that whole runs import their tables into, and its queries. */
export function registerStorageFeature(
  context: vscode.ExtensionContext,
  { log, runs, results }: { log: vscode.LogOutputChannel; runs: Runs; results: ResultFiles },
): void {
  const tables = new StorageTables(context);
  const origin = new QueryOrigin();
  context.subscriptions.push(
    runs.onWillStart(({ run, places }) => {
      const whole = { file: vscode.workspace.asRelativePath(fileUri(run.configFile)), scope: run.scope };
      Object.assign(places, storageOfRun(context, whole, isImportWanted(run.configFile)));
    }),
    results.register(),
    origin.register(results),
    registerQueryStorage(tables, origin),
    registerRunQuery(new Queries(context), results, log),
    new QueryLenses().register(),
    new QueryCompletions(tables).register(),
  );
}
