import * as vscode from 'vscode';
import { configToRun } from '../../language/documents/configToRun.ts';
import type { PreviewPanels } from '../preview/previewPanels.ts';

/** `Pagewright: Show Preview`: the tables as a run would write them, from the pages that are known, beside the text. */
export function registerShowPreview(previews: PreviewPanels): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showPreview', async (uri?: unknown) => {
    const document = await configToRun(uri);
    if (document !== undefined) previews.show(document.uri);
  });
}
