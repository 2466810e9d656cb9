import * as vscode from 'vscode';
import type { Session } from '../session.ts';
import { configToRun } from './configToRun.ts';

/** `Pagewright: Show Preview`: the tables as a run would write them, from the pages that are known, beside the text. */
export function registerShowPreview({ previews }: Session): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showPreview', async (uri?: unknown) => {
    const document = await configToRun(uri);
    if (document !== undefined) previews.show(document.uri);
  });
}
