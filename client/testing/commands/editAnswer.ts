import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';
import type { TestItems } from '../items/testItems.ts';
import type { DoTestTask } from '../worker/doTask.ts';
import { type CaseArgument, chosenCase } from './chosenCase.ts';

/**
 * `Pagewright: Edit Answer…`: opens the recorded response of a page, which the case then runs on. Its status may be another
 * one.
 */
export function registerEditAnswer(items: TestItems, doTask: DoTestTask): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.editAnswer', async (named?: CaseArgument) => {
    const found = await chosenCase(items, named, 'Case whose answer to edit');
    return found && (await editAnswer(found.folder, doTask));
  });
}

/** Asks for an answer of a case and opens it. Undefined if the user cancels. */
export async function editAnswer(folder: vscode.Uri, doTask: DoTestTask): Promise<vscode.Uri | undefined> {
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
