import * as vscode from 'vscode';
import { withoutLinks } from './text/withoutLinks.ts';

/** Shows messages through VS Code without making links of their text. All messages go through these functions. */
export const showInformationMessage = guarded('showInformationMessage');
export const showWarningMessage = guarded('showWarningMessage');
export const showErrorMessage = guarded('showErrorMessage');

/** Shows progress without making links of its text. */
export async function withProgress<Result>(
  options: vscode.ProgressOptions,
  task: (progress: vscode.Progress<{ message?: string }>, token: vscode.CancellationToken) => Thenable<Result>,
): Promise<Result> {
  const { title = '' } = options;
  const guardedOptions = { ...options, title: withoutLinks(title) };
  return await vscode.window.withProgress(guardedOptions, (progress, token) =>
    task({ report: ({ message = '' }) => progress.report({ message: withoutLinks(message) }) }, token),
  );
}

type Show = typeof vscode.window.showInformationMessage;

function guarded(name: 'showInformationMessage' | 'showWarningMessage' | 'showErrorMessage'): Show {
  const show = (message: string, ...rest: string[]) => vscode.window[name](withoutLinks(message), ...rest);
  return show as Show;
}
