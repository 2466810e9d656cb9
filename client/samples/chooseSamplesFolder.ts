import * as vscode from 'vscode';

const folderName = 'pagewright-samples';

/** Where the samples are copied: into the open workspace, else into a folder that the user chooses. */
export async function chooseSamplesFolder(): Promise<vscode.Uri | undefined> {
  const workspace = vscode.workspace.workspaceFolders?.find(({ uri }) => uri.scheme === 'file');
  const parent = workspace?.uri ?? (await askForFolder());
  return parent && vscode.Uri.joinPath(parent, folderName);
}

async function askForFolder(): Promise<vscode.Uri | undefined> {
  const title = `Folder for "${folderName}"`;
  const options = { canSelectFolders: true, canSelectFiles: false, openLabel: 'Copy Samples Here', title };
  return (await vscode.window.showOpenDialog(options))?.[0];
}
