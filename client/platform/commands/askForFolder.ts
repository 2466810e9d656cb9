import * as vscode from 'vscode';
import { isIn } from '../../shared/isIn.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';

/** The folder to connect: that of a tree, otherwise one of the workspace. Undefined, after a message, if there is none. */
export async function askForFolder(linked: readonly string[], trees: readonly string[]): Promise<string | undefined> {
  const { workspaceFolders = [] } = vscode.workspace;
  const own = workspaceFolders.filter(({ uri }) => uri.scheme === 'file').map(({ uri }) => uri.fsPath);
  const isAround = (folder: string) => trees.some((tree) => isIn(vscode.Uri.file(folder), vscode.Uri.file(tree)));
  const outside = own.filter((folder) => !isAround(folder));
  const all = [...new Set([...linked, ...trees, ...outside])];
  if (all.length === 0) {
    const open = 'Open Folder…';
    const choice = await showInformationMessage(
      'Open a folder first: the configurations of the project are pulled into it.',
      open,
    );
    if (choice === open) await vscode.commands.executeCommand('workbench.action.files.openFolder');
    return undefined;
  }
  if (all.length === 1) return all[0];
  const items = all.map((folder) => ({ label: vscode.workspace.asRelativePath(folder), description: folder, folder }));
  return (await showList(items, { placeHolder: 'Folder to connect' }))?.folder;
}
