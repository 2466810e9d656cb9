import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import { caseFolderOf } from '../files/testsPlaces.ts';
import type { TestCase, TestItems } from '../items/testItems.ts';

/** The argument that names a case: its item, a message about it, its folder, or a file in that. */
export type CaseArgument = vscode.TestItem | vscode.Uri | { test?: vscode.TestItem } | undefined;

/** The case that a command applies to: the named one, that of the file in front, otherwise one that the user picks. */
export async function chosenCase(
  items: TestItems,
  named: CaseArgument,
  placeHolder: string,
): Promise<TestCase | undefined> {
  const all = items.casesOf({ include: undefined, exclude: undefined });
  const found = namedCase(items, named) ?? caseOfFile(items, vscode.window.activeTextEditor?.document.uri);
  if (found !== undefined) return found;
  if (all.length === 0) void showInformationMessage('There are no tests yet. Keep a run as one first.');
  if (all.length <= 1) return all[0];
  const shown = all.map((each) => ({ label: each.item.label, description: each.item.parent?.label ?? '', each }));
  return (await showList(shown, { placeHolder, matchOnDescription: true }))?.each;
}

function namedCase(items: TestItems, named: CaseArgument): TestCase | undefined {
  if (named === undefined) return undefined;
  if (named instanceof vscode.Uri) return caseOfFile(items, named);
  const item = 'test' in named ? named.test : (named as vscode.TestItem);
  return item && items.caseOf(item);
}

function caseOfFile(items: TestItems, file: vscode.Uri | undefined): TestCase | undefined {
  const folder = file && caseFolderOf(file);
  return folder && items.caseIn(folder.fsPath);
}
