import * as vscode from 'vscode';
import { withoutLinks } from './text/withoutLinks.ts';
import { Toasts } from './toasts.ts';

/** Shows messages through VS Code, one at a time, without making links of their text. All messages go through these. */
export const showInformationMessage = guarded('showInformationMessage');
export const showWarningMessage = guarded('showWarningMessage');
export const showErrorMessage = guarded('showErrorMessage');

let toasts = new Toasts(() => vscode.commands.executeCommand('notifications.hideToasts'));

/** The toasts of this bundle, for the other one: together they are one at a time. */
export function toastsToShare(): Toasts {
  return toasts;
}

/** Counts the toasts of this bundle among those of the one that has loaded it. */
export function joinToasts(shared: Toasts): void {
  toasts = shared;
}

/** Shows progress without making links of its text. */
export async function withProgress<Result>(
  options: vscode.ProgressOptions,
  task: (progress: vscode.Progress<{ message?: string }>, token: vscode.CancellationToken) => Thenable<Result>,
): Promise<Result> {
  const { title = '' } = options;
  const guardedOptions = { ...options, title: withoutLinks(title) };
  const open = () =>
    vscode.window.withProgress(guardedOptions, (progress, token) =>
      task({ report: ({ message = '' }) => progress.report({ message: withoutLinks(message) }) }, token),
    );
  return await (options.location === vscode.ProgressLocation.Notification ? toasts.showProgress(open) : open());
}

type Show = typeof vscode.window.showInformationMessage;

function guarded(name: 'showInformationMessage' | 'showWarningMessage' | 'showErrorMessage'): Show {
  const show = (message: string, ...rest: string[]): Thenable<string | undefined> => {
    const open = () => vscode.window[name](withoutLinks(message), ...rest);
    return isModal(rest) ? open() : toasts.show(open);
  };
  return show as Show;
}

/** Whether a message is a dialog, which is no toast: its options say so. */
function isModal([options]: readonly unknown[]): boolean {
  return typeof options === 'object' && options !== null && 'modal' in options && options.modal === true;
}
