import * as vscode from 'vscode';
import { withCommands } from './withCommands.ts';
import { withWindow } from './withWindow.ts';

const hide = 'notifications.hideToasts';

/** A notification of the extension. */
export interface ShownMessage {
  level: 'information' | 'warning' | 'error';
  text: string;
  buttons: string[];
}

/** The notifications that the extension shows while something is done. Presses a button where it is there. */
export async function shownMessages(
  work: (shown: readonly ShownMessage[]) => PromiseLike<unknown>,
  press?: string,
): Promise<ShownMessage[]> {
  const shown: ShownMessage[] = [];
  const show =
    (level: ShownMessage['level']) =>
    async (text: string, ...buttons: string[]) => {
      shown.push({ level, text, buttons });
      return buttons.find((button) => button === press);
    };
  const parts = {
    showInformationMessage: show('information'),
    showWarningMessage: show('warning'),
    showErrorMessage: show('error'),
  };
  // The extension hides its earlier messages before it shows the next one, which the window takes a while to do. After
  // this command it has done so for those of earlier tests.
  await vscode.commands.executeCommand(hide);
  await withCommands(
    (execute) =>
      async (command, ...args) =>
        command === hide ? undefined : await execute(command, ...args),
    () =>
      withWindow(parts, async () => {
        await work(shown);
        // Not everything that the extension does is awaited.
        await new Promise((resolve) => setTimeout(resolve));
      }),
  );
  return shown;
}
