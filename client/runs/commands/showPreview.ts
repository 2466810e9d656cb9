import * as vscode from 'vscode';
import { configToRun } from '../../language/documents/configToRun.ts';
import type { TestPanels } from '../testPane/testPanels.ts';

/** `Pagewright: Show Preview of Tables`: shows the tables that a run would write from known pages, in the test pane. */
export function registerShowPreview(panels: TestPanels): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showPreview', async (uri?: unknown) => {
    const document = await configToRun(uri);
    if (document !== undefined) panels.show(document.uri, { tab: 'tables', scope: 'all' });
  });
}
