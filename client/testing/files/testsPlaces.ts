import type * as vscode from 'vscode';
import { fileExists } from '../../shared/fileExists.ts';

/** A configuration that has tests. */
export interface TestedConfiguration {
  /** The file; in a tree that of the configuration, whatever rows it has. */
  file: vscode.Uri;
  isInTree: boolean;
  /** The folder with its cases. */
  folder: vscode.Uri;
}

/** The files that a case is found by. */
export const casePattern = '**/*.tests/*/{expect.json,recording/recording.json}';

/** The files of a configuration in one file, by the name of its folder of tests, and in a tree. */
const endings = ['.extractor.json', '.json', '.extractor.yaml', '.extractor.yml', '.yaml', '.yml'];
const treeFiles = ['config.json', '_config.yml'];

/** The folder of a case for a file in it; undefined for a file that is in none. */
export function caseFolderOf(file: vscode.Uri): vscode.Uri | undefined {
  const [, folder] = /^(.*?\.tests\/[^/]+)(?:\/|$)/.exec(file.path) ?? [];
  return folder === undefined ? undefined : file.with({ path: folder });
}

/** The configuration that a folder of tests is for; undefined if it is gone. */
export async function configurationOf(folder: vscode.Uri): Promise<TestedConfiguration | undefined> {
  const base = folder.path.slice(0, -'.tests'.length);
  for (const ending of endings) {
    const file = folder.with({ path: `${base}${ending}` });
    if (await fileExists(file)) return { file, isInTree: false, folder };
  }
  for (const name of treeFiles) {
    const file = folder.with({ path: `${base}/${name}` });
    if (await fileExists(file)) return { file, isInTree: true, folder };
  }
  return undefined;
}

/** The folder that the tests of a file have, if it is a configuration; undefined for one of another ending. */
export function testsFolderOf(file: vscode.Uri): vscode.Uri | undefined {
  const name = treeFiles.find((each) => file.path.endsWith(`/${each}`));
  const ending = name === undefined ? endings.find((each) => file.path.endsWith(each)) : `/${name}`;
  return ending === undefined ? undefined : file.with({ path: `${file.path.slice(0, -ending.length)}.tests` });
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
