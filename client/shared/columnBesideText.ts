import * as vscode from 'vscode';
import { columnBesidePane } from './columnBesidePane.ts';
import { showsPane } from './paneGroup.ts';

/**
 * The column for what is read beside a text: the next one, unless the test pane is in front there. VS Code locks the
 * column of a pane, so the next one would be a third, which leaves room for none.
 */
export function columnBesideText(): vscode.ViewColumn {
  return vscode.window.tabGroups.all.some(showsPane) ? columnBesidePane() : vscode.ViewColumn.Beside;
}
