import * as vscode from 'vscode';

/** Whether the setting, for a file or the workspace, asks to import the tables of whole runs into the storage. */
export function isImportWanted(configFile?: string): boolean {
  const scope = configFile === undefined ? undefined : vscode.Uri.file(configFile);
  return vscode.workspace.getConfiguration('pagewright', scope).get('storage.import', true);
}
