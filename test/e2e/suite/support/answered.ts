import type * as vscode from 'vscode';
import { withCommands } from './withCommands.ts';
import { withWindow } from './withWindow.ts';

/** The answers of the user to the questions that come: texts in their order, labels in lists, and buttons by their names. */
export interface Answers {
  inputs?: readonly string[];
  /** For each list in its order: the label to choose, or the labels to check. */
  picks?: readonly (string | readonly string[])[];
  /** Buttons that are pressed wherever they are offered. */
  buttons?: readonly string[];
}

/** The questions and the messages of the extension. */
export interface Asked {
  inputs: { title: string; prompt: string; isMasked: boolean }[];
  lists: { placeHolder: string; items: { label: string; description: string }[] }[];
  messages: { level: string; text: string; buttons: string[] }[];
}

/** Answers the questions of the extension while something is done, and returns all that it asked and said. */
export async function answered(answers: Answers, work: () => PromiseLike<unknown>): Promise<Asked> {
  const asked: Asked = { inputs: [], lists: [], messages: [] };
  const buttons = answers.buttons ?? [];
  const message =
    (level: string) =>
    async (text: string, ...rest: (string | vscode.MessageOptions)[]) => {
      const offered = rest.filter((each) => typeof each === 'string');
      asked.messages.push({ level, text, buttons: offered });
      return offered.find((button) => buttons.includes(button));
    };
  const showInputBox = async ({ title = '', prompt = '', password = false }: vscode.InputBoxOptions = {}) => {
    asked.inputs.push({ title, prompt, isMasked: password });
    return answers.inputs?.[asked.inputs.length - 1];
  };
  const showQuickPick = async (
    given: unknown,
    { placeHolder = '', canPickMany = false }: vscode.QuickPickOptions = {},
  ) => {
    const items = (await given) as vscode.QuickPickItem[];
    asked.lists.push({ placeHolder, items: items.map(({ label, description = '' }) => ({ label, description })) });
    const wanted = answers.picks?.[asked.lists.length - 1];
    const isWanted = ({ label }: vscode.QuickPickItem) =>
      wanted !== undefined &&
      (typeof wanted === 'string' ? label.includes(wanted) : wanted.some((each) => label.includes(each)));
    return canPickMany ? items.filter(isWanted) : items.find(isWanted);
  };
  const parts = {
    showInputBox,
    showQuickPick,
    showInformationMessage: message('information'),
    showWarningMessage: message('warning'),
    showErrorMessage: message('error'),
  };
  // The extension hides its earlier messages before it shows the next one, which the window takes a while to do.
  await withCommands(
    (execute) =>
      async (command, ...args) =>
        command === 'notifications.hideToasts' ? undefined : await execute(command, ...args),
    () =>
      withWindow(parts, async () => {
        await work();
        // Not everything that the extension says is awaited.
        await new Promise((resolve) => setTimeout(resolve, 100));
      }),
  );
  return asked;
}
