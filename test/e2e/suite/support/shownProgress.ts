import type * as vscode from 'vscode';
import { apiOfExtension } from './apiOfExtension.ts';
import { withWindow } from './withWindow.ts';

/** The texts of the progress notifications of the extension meanwhile; they are shown nevertheless. */
export async function shownProgress(work: (shown: readonly string[]) => PromiseLike<unknown>): Promise<void> {
  const { withProgress: original } = apiOfExtension().window;
  const shown: string[] = [];
  const withProgress: typeof vscode.window.withProgress = (options, task) =>
    original(options, (progress, token) => {
      const report: typeof progress.report = (value) => {
        if (value.message !== undefined) shown.push(value.message);
        progress.report(value);
      };
      return task({ report }, token);
    });
  await withWindow({ withProgress }, () => work(shown));
}
