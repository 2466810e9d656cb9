import * as vscode from 'vscode';

/** The view type of the table editor, as in `package.json`. */
export const tableViewType = 'pagewright.table';

/** Shows a CSV file as a table. */
export async function openTable(file: vscode.Uri, options: vscode.TextDocumentShowOptions = {}): Promise<void> {
  await vscode.commands.executeCommand('vscode.openWith', file, tableViewType, options);
}
