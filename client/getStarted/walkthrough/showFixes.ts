import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { pause } from '../../shared/pause.ts';
import { findFlaggedPath } from './flaggedPath.ts';

const [attempts, pauseMs] = [5, 250];

/** The walkthrough's button that goes to the visible flagged path and opens the list of its fixes. */
export function registerShowFixes(): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.walkthrough.showFixes', async () => {
    for (const editor of vscode.window.visibleTextEditors) {
      const path = findFlaggedPath(editor.document.uri);
      if (path === undefined) continue;
      await goTo(editor, path);
      return await vscode.commands.executeCommand('editor.action.quickFix');
    }
    return await showInformationMessage('No path is flagged in the visible editors. Open the sample first.');
  });
}

/**
 * Selects the path and shows its fixes. The walkthrough takes the focus back when its button is released, which would
 * close the list: tries until it stays.
 */
async function goTo({ document, viewColumn }: vscode.TextEditor, selection: vscode.Range): Promise<void> {
  const options = { selection, preview: false, ...(viewColumn && { viewColumn }) };
  for (let attempt = 0; attempt < attempts; attempt++) {
    await vscode.window.showTextDocument(document, options);
    await pause(pauseMs);
    if (vscode.window.tabGroups.activeTabGroup.viewColumn === viewColumn) return;
  }
}
