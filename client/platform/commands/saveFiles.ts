import * as vscode from 'vscode';
import { isIn } from '../../shared/isIn.ts';

/** Saves the open files of a folder: what is compared, pushed and run there is on the disk. Whether all are saved. */
export async function saveFiles(root: string): Promise<boolean> {
  const folder = vscode.Uri.file(root);
  const unsaved = vscode.workspace.textDocuments.filter(({ isDirty, uri }) => isDirty && isIn(folder, uri));
  const saved = await Promise.all(unsaved.map((document) => document.save()));
  return saved.every((isSaved) => isSaved);
}
