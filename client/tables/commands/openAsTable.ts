import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { openTable } from '../editor/openTable.ts';

/** `Pagewright: Open as Table`: opens the given CSV file, or the one in the active editor, as a table. */
export function registerOpenAsTable(): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.openAsTable', async (chosen?: unknown) => {
    const uri = chosen instanceof vscode.Uri ? chosen : vscode.window.activeTextEditor?.document.uri;
    if (uri !== undefined && uri.scheme !== 'untitled') await openTable(uri);
    else void showInformationMessage('There is no CSV file to show as a table. Open one first.');
  });
}
