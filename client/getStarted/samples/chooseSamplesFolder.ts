import os from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';

const folderName = 'pagewright-samples';

/** Where the samples are copied: into the open workspace, else into a folder that the user chooses. */
export async function chooseSamplesFolder(): Promise<vscode.Uri | undefined> {
  const workspace = vscode.workspace.workspaceFolders?.find(({ uri }) => uri.scheme === 'file');
  const parent = workspace?.uri ?? (await askForFolder());
  return parent && vscode.Uri.joinPath(parent, folderName);
}

/** Most people want to get going: one key takes the home folder, without a dialog. */
async function askForFolder(): Promise<vscode.Uri | undefined> {
  const home = { label: '$(home) Home Folder', description: path.join(os.homedir(), folderName) };
  const other = { label: '$(folder-opened) Choose Folder…', description: `a folder for "${folderName}"` };
  const placeHolder = 'Where to copy the samples';
  const choice = await vscode.window.showQuickPick([home, other], { placeHolder });
  if (choice !== other) return choice && vscode.Uri.file(os.homedir());
  const title = `Folder for "${folderName}"`;
  const options = { canSelectFolders: true, canSelectFiles: false, openLabel: 'Copy Samples Here', title };
  return (await vscode.window.showOpenDialog(options))?.[0];
}
