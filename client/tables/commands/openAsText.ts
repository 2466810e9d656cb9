import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import type { TableEditors } from '../editor/tableEditors.ts';

/** `Pagewright: Open as Text`: opens the file of the active table in a text editor next to it. */
export function registerOpenAsText(tables: TableEditors): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.openAsText', async () => {
    if (tables.active !== undefined) return await tables.active.openAsText();
    void showInformationMessage('No table is active. Open a CSV file as a table first.');
  });
}
