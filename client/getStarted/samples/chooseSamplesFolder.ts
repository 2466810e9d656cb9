import * as vscode from 'vscode';
import { homeFolder } from '../../shared/homeFolder.ts';
import { showList } from '../../shared/showList.ts';
import { samplesFolder } from './isOfSamples.ts';

/** Chooses the folder for the samples: the open workspace, or a folder that the user picks. */
export async function chooseSamplesFolder(): Promise<vscode.Uri | undefined> {
  const home = homeFolder();
  // On a machine the samples are to be run, which needs a disk.
  const workspace = vscode.workspace.workspaceFolders?.find(({ uri }) => uri.scheme === 'file' || home === undefined);
  const parent = workspace?.uri ?? (home === undefined ? await browse() : await askForFolder(home));
  return parent && vscode.Uri.joinPath(parent, samplesFolder);
}

/** Asks for a folder. Most people want to start at once: one key takes the home folder, without a dialog. */
async function askForFolder(homePath: string): Promise<vscode.Uri | undefined> {
  const own = vscode.Uri.file(homePath);
  const home = { label: '$(home) Home Folder', description: vscode.Uri.joinPath(own, samplesFolder).fsPath };
  const other = { label: '$(folder-opened) Choose Folder…', description: `a folder for "${samplesFolder}"` };
  const placeHolder = 'Where to copy the samples';
  const choice = await showList([home, other], { placeHolder });
  return choice === other ? await browse() : choice && own;
}

async function browse(): Promise<vscode.Uri | undefined> {
  const title = `Folder for "${samplesFolder}"`;
  const options = { canSelectFolders: true, canSelectFiles: false, openLabel: 'Copy Samples Here', title };
  return (await vscode.window.showOpenDialog(options))?.[0];
}
