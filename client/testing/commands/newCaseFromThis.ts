import * as vscode from 'vscode';
import { showErrorMessage } from '../../shared/messages.ts';
import type { TestCase, TestItems } from '../items/testItems.ts';
import type { DoTestTask } from '../worker/doTask.ts';
import { askForName } from './askForCaseName.ts';
import { type CaseArgument, chosenCase } from './chosenCase.ts';
import { editAnswer } from './editAnswer.ts';

/** `Pagewright: New Case from This One…`: copies a case under another name, and opens an answer of it. */
export function registerNewCaseFromThis(items: TestItems, doTask: DoTestTask): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.newCaseFromThis', async (named?: CaseArgument) => {
    const found = await chosenCase(items, named, 'Case to copy');
    const copy = found && (await copyCase(found));
    return copy && (await editAnswer(copy, doTask));
  });
}

async function copyCase({ folder, item }: TestCase): Promise<vscode.Uri | undefined> {
  const tests = vscode.Uri.joinPath(folder, '..');
  const name = await askForName(tests, `${item.label}-2`, `New Case from "${item.label}"`);
  if (name === undefined) return undefined;
  const copy = vscode.Uri.joinPath(tests, name);
  try {
    await vscode.workspace.fs.copy(folder, copy, { overwrite: false });
  } catch (error) {
    return void showErrorMessage(`"${item.label}" cannot be copied: ${error instanceof Error ? error.message : ''}`);
  }
  return copy;
}
