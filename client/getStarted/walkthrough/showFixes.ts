import { setTimeout as pause } from 'node:timers/promises';
import * as vscode from 'vscode';
import { findFlaggedPath } from './flaggedPath.ts';

const [attempts, pauseMs] = [5, 250];

/** The button of the walkthrough that goes to the flagged path in sight and opens the list of its fixes. */
export function registerShowFixes(): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.walkthrough.showFixes', async () => {
    for (const editor of vscode.window.visibleTextEditors) {
      const path = findFlaggedPath(editor.document.uri);
      if (path === undefined) continue;
      await goTo(editor, path);
      return await vscode.commands.executeCommand('editor.action.quickFix');
    }
    return await vscode.window.showInformationMessage('No path is flagged in what is open. Open the sample first.');
  });
}

/** The walkthrough takes the focus back when its button is let go, so it is seen to that it stays, or the list would close. */
async function goTo({ document, viewColumn }: vscode.TextEditor, selection: vscode.Range): Promise<void> {
  const options = { selection, preview: false, ...(viewColumn && { viewColumn }) };
  for (let attempt = 0; attempt < attempts; attempt++) {
    await vscode.window.showTextDocument(document, options);
    await pause(pauseMs);
    if (vscode.window.tabGroups.activeTabGroup.viewColumn === viewColumn) return;
  }
}
