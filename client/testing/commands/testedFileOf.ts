import * as vscode from 'vscode';
import { findTreeUse } from '../../project/recognition/findTreeUse.ts';
import { ownerFile } from '../../shared/ownerFile.ts';
import { type TestedConfiguration, testsFolderOf } from '../files/testsPlaces.ts';

/** The file that is tested, which may be that of a row, and the folder for the cases of its configuration. */
export async function testedFileOf(file: vscode.Uri): Promise<TestedConfiguration> {
  const isInTree = (await findTreeUse(file)) !== undefined;
  const owner = isInTree ? vscode.Uri.file(ownerFile(file.fsPath)) : file;
  return { file, isInTree, folder: testsFolderOf(owner, isInTree) };
}
