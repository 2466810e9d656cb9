import type * as vscode from 'vscode';
import { registerOpenAsTable } from './commands/openAsTable.ts';
import { registerOpenAsText } from './commands/openAsText.ts';
import { TableEditors } from './editor/tableEditors.ts';

/** Shows CSV files as tables. Returns what shows one. */
export function registerTablesFeature(context: vscode.ExtensionContext): TableEditors {
  const editors = new TableEditors(context);
  context.subscriptions.push(editors.register(), registerOpenAsTable(), registerOpenAsText(editors));
  return editors;
}
