import * as vscode from 'vscode';
import { showErrorMessage, showInformationMessage } from '../../shared/messages.ts';
import { draft } from '../query/queryDocument.ts';
import type { QueryOrigin } from '../query/queryOrigin.ts';
import { queryText } from '../query/queryText.ts';
import { StorageRefusal } from '../reader/askStorage.ts';
import { isImportWanted } from '../reader/importSetting.ts';
import { hasSqlite } from '../reader/storageFile.ts';
import type { StorageTables } from '../reader/storageTables.ts';

/** `Pagewright: Query Storage`: opens a draft query that starts with the existing tables. */
export function registerQueryStorage(tables: StorageTables, origin: QueryOrigin): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.queryStorage', async () => {
    try {
      origin.note();
      const found = await tables.read();
      if (found.length === 0) return await welcome();
      const document = await vscode.workspace.openTextDocument(draft);
      if (document.getText() === '') await write(document, queryText(found));
      await vscode.window.showTextDocument(document, { preview: false });
    } catch (error) {
      if (error instanceof StorageRefusal && error.code === 'storage.missing') return await welcome();
      void showErrorMessage(error instanceof Error ? error.message : String(error));
    }
  });
}

async function write(document: vscode.TextDocument, text: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.insert(document.uri, new vscode.Position(0, 0), text);
  await vscode.workspace.applyEdit(edit);
}

/** Says why nothing has been imported yet, and what to do. */
async function welcome(): Promise<void> {
  if (!hasSqlite()) {
    const text =
      'The storage needs a version of VS Code whose Node.js includes SQLite (22.13 or newer). Update VS Code.';
    return void showInformationMessage(text);
  }
  if (!isImportWanted()) {
    const [text, open] = ['There is no storage: the setting "pagewright.storage.import" is off.', 'Open Setting'];
    if ((await showInformationMessage(text, open)) !== open) return;
    return void vscode.commands.executeCommand('workbench.action.openSettings', 'pagewright.storage.import');
  }
  const text =
    'There is no storage yet. Run a whole configuration: its tables are then imported and can be queried here.';
  const sample = 'Open Sample…';
  if ((await showInformationMessage(text, sample)) !== sample) return;
  await vscode.commands.executeCommand('pagewright.openSample');
}
