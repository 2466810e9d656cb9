import * as vscode from 'vscode';
import { showErrorMessage, showInformationMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import type { TestCase, TestItems } from '../items/testItems.ts';
import { askForName } from './askForCaseName.ts';
import { type CaseArgument, chosenCase } from './chosenCase.ts';
import type { DoTestTask } from './doTask.ts';

interface EditPorts {
  items: TestItems;
  doTask: DoTestTask;
}

/**
 * `Pagewright: Edit Answer…`: opens the recorded response of a page, which the case then runs on. Its status may be another
 * one.
 */
export function registerEditAnswer({ items, doTask }: EditPorts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.editAnswer', async (named?: CaseArgument) => {
    const found = await chosenCase(items, named, 'Case whose answer to edit');
    return found && (await editAnswer(found.folder, doTask));
  });
}

/** `Pagewright: New Case from This One…`: copies a case under another name, and opens an answer of it. */
export function registerNewCaseFromThis({ items, doTask }: EditPorts): vscode.Disposable {
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

async function editAnswer(folder: vscode.Uri, doTask: DoTestTask): Promise<vscode.Uri | undefined> {
  const recording = vscode.Uri.joinPath(folder, 'recording').fsPath;
  const answers = await doTask('Reading the recording', 'answers', { recording });
  if (answers === undefined) return undefined;
  const items = answers.map((answer) => ({
    label: `${answer.number}. ${answer.request}`,
    description: [answer.job, answer.status ?? 'no response'].join(' · '),
    answer,
  }));
  if (items.length === 0) void showInformationMessage('The recording has no answers to edit.');
  const chosen = items.length === 0 ? undefined : await showList(items, { placeHolder: 'Answer to edit' });
  if (chosen === undefined) return undefined;
  const { number, status } = chosen.answer;
  const wanted = await askForStatus(status);
  if (wanted === undefined) return undefined;
  const edit = wanted === status ? {} : { status: wanted };
  const file = await doTask('Editing the answer', 'edit', { recording, number, edit });
  if (file === undefined) return undefined;
  await vscode.window.showTextDocument(vscode.Uri.file(file), { preview: false });
  return vscode.Uri.file(file);
}

/** Asks for the status, which is not in the file that is opened. */
async function askForStatus(status: number | undefined): Promise<number | undefined> {
  const entered = await vscode.window.showInputBox({
    title: 'Edit Answer',
    prompt: 'Status of the response; its body opens next',
    value: String(status ?? 200),
    ignoreFocusOut: true,
    validateInput: (text) => (/^[1-5]\d\d$/.test(text.trim()) ? undefined : 'Enter a status such as 200 or 429.'),
  });
  return entered === undefined ? undefined : Number(entered);
}
