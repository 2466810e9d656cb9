import * as vscode from 'vscode';
import { columnBesidePane } from '../../shared/columnBesidePane.ts';

/** The view type of the table editor, as in `package.json`. */
export const tableViewType = 'pagewright.table';

/** Shows a CSV file as a table, beside the test pane if that is in front. */
export async function openTable(file: vscode.Uri, options: vscode.TextDocumentShowOptions = {}): Promise<void> {
  await vscode.commands.executeCommand('vscode.openWith', file, tableViewType, {
    viewColumn: columnBesidePane(),
    ...options,
  });
}
