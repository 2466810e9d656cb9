import { caseFiles, casePathOf, testedPathsOf, testsPathOf } from '@pagewright/engine/testPaths';
import * as vscode from 'vscode';
import { fileExists } from '../../shared/fileExists.ts';

/** A configuration that has tests. */
export interface TestedConfiguration {
  /** The file; in a tree that of the configuration, whatever rows it has. */
  file: vscode.Uri;
  isInTree: boolean;
  /** The folder with its cases. */
  folder: vscode.Uri;
}

/** The folder of a case for a file in it; undefined for a file that is in none. */
export function caseFolderOf(file: vscode.Uri): vscode.Uri | undefined {
  const place = casePathOf(file.path);
  return place && file.with({ path: `${place.tests}/${place.name}` });
}

/** The `expect.json` of a case. */
export function expectFileOf(folder: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(folder, caseFiles.expect);
}

/** The configuration that a folder of tests is for; undefined if it is gone. */
export async function configurationOf(folder: vscode.Uri): Promise<TestedConfiguration | undefined> {
  for (const { file: path, isInTree } of testedPathsOf(folder.path)) {
    const file = folder.with({ path });
    if (await fileExists(file)) return { file, isInTree, folder };
  }
  return undefined;
}

/** The folder that the tests of a configuration have. */
export function testsFolderOf(file: vscode.Uri, isInTree: boolean): vscode.Uri {
  return file.with({ path: testsPathOf(file.path, isInTree) });
}

/** The folders in which the tests of a file are, if it is a configuration. */
export function testsFoldersOf(file: vscode.Uri): vscode.Uri[] {
  const folders = [false, true].map((isInTree) => testsFolderOf(file, isInTree));
  return folders.filter(({ path }) => testedPathsOf(path).some((tested) => tested.file === file.path));
}

/** Whether saving a file may change what a case of a configuration gives. */
export function concerns({ file, isInTree, folder }: TestedConfiguration, saved: vscode.Uri): boolean {
  if (saved.path.startsWith(`${folder.path}/`) || saved.path === file.path) return true;
  const around = parentOf(file.path);
  if (saved.path.endsWith('/.pagewright.json')) return file.path.startsWith(`${parentOf(saved.path)}/`);
  // In a tree also its rows, and the values of variables, which are anywhere in its branch.
  return isInTree && (saved.path.startsWith(`${around}/`) || /\/variables\/|\/values\//.test(saved.path));
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
