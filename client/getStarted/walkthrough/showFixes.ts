import * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';
import { pause } from '../../shared/pause.ts';
import { findFlaggedPath } from './flaggedPath.ts';

const [attempts, pauseMs] = [8, 250];

/** The walkthrough's button that goes to the visible flagged path and opens the list of its fixes. */
export function registerShowFixes(): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.walkthrough.showFixes', async () => {
    for (const editor of vscode.window.visibleTextEditors) {
      const path = findFlaggedPath(editor.document.uri);
      if (path !== undefined) return await showFixes(editor, path);
    }
    return await showInformationMessage('No path is flagged in the visible editors. Open the sample first.');
  });
}

/**
 * Selects the path and shows its fixes. The walkthrough takes the focus back when its button is released, on a busy
 * machine even after the list is there, and that closes the list: tries until it stays.
 */
async function showFixes({ document, viewColumn }: vscode.TextEditor, selection: vscode.Range): Promise<void> {
  const options = { selection, preview: false, ...(viewColumn && { viewColumn }) };
  for (let attempt = 0; attempt < attempts; attempt++) {
    await vscode.window.showTextDocument(document, options);
    if (!(await keepsFocus(viewColumn))) continue;
    await vscode.commands.executeCommand('editor.action.quickFix');
    if (await keepsFocus(viewColumn)) return;
  }
}

async function keepsFocus(viewColumn: vscode.ViewColumn | undefined): Promise<boolean> {
  await pause(pauseMs);
  return vscode.window.tabGroups.activeTabGroup.viewColumn === viewColumn;
}
