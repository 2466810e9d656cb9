import * as vscode from 'vscode';
import { configToRun } from '../../language/documents/configToRun.ts';
import type { PreviewPanels } from '../preview/previewPanels.ts';

/** `Pagewright: Show Preview`: shows the tables that a run would write, made from known pages, beside the text. */
export function registerShowPreview(previews: PreviewPanels): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showPreview', async (uri?: unknown) => {
    const document = await configToRun(uri);
    if (document !== undefined) previews.show(document.uri);
  });
}
