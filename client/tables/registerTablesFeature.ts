import type * as vscode from 'vscode';
import { registerOpenAsTable } from './commands/openAsTable.ts';
import { registerOpenAsText } from './commands/openAsText.ts';
import { TableEditors } from './editor/tableEditors.ts';
import type { StartTableThread } from './editor/tableThread.ts';

/** Registers the display of CSV files as tables. Returns the function that shows one. */
export function registerTablesFeature(
  { extensionUri: extension, subscriptions }: vscode.ExtensionContext,
  startThread: StartTableThread,
): TableEditors {
  const editors = new TableEditors({ extension, startThread });
  subscriptions.push(editors.register(), registerOpenAsTable(), registerOpenAsText(editors));
  return editors;
}
