import * as vscode from 'vscode';
import { fileExists } from '../../shared/fileExists.ts';

/**
 * Copies the shipped samples into a folder. Leaves existing files alone: the user may have changed them.
 */
export async function copySamples(from: vscode.Uri, to: vscode.Uri): Promise<void> {
  await vscode.workspace.fs.createDirectory(to);
  for (const [name, type] of await vscode.workspace.fs.readDirectory(from)) {
    if (type !== vscode.FileType.File) continue;
    const target = vscode.Uri.joinPath(to, name);
    if (!(await fileExists(target))) await vscode.workspace.fs.copy(vscode.Uri.joinPath(from, name), target);
  }
}
