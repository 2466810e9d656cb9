import * as vscode from 'vscode';
import type { Session } from '../session.ts';
import { registerQueryStorage } from './commands/queryStorage.ts';
import { registerRunQuery } from './commands/runQuery.ts';
import { Queries } from './queries.ts';
import { QueryCompletions } from './queryCompletions.ts';
import { QueryLenses } from './queryLenses.ts';
import { StorageTables } from './storageTables.ts';

/** Adds all that asks the storage: the commands, and what is offered in a query. */
export function registerStorage(session: Session): vscode.Disposable {
  const tables = new StorageTables(session.context);
  return vscode.Disposable.from(
    registerQueryStorage(tables),
    registerRunQuery(session, new Queries(session.context)),
    new QueryLenses().register(),
    new QueryCompletions(tables).register(),
  );
}
