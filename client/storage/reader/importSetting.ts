import * as vscode from 'vscode';

/** Whether the tables of whole runs are imported into the storage, as the setting says for a file or the workspace. */
export function isImportWanted(configFile?: string): boolean {
  const scope = configFile === undefined ? undefined : vscode.Uri.file(configFile);
  return vscode.workspace.getConfiguration('pagewright', scope).get('storage.import', true);
}
