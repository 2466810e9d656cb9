import path from 'node:path';
import * as vscode from 'vscode';

/** Tells the user that no whole run of a configuration has left a state. */
export function reportNoState({ fileName }: Pick<vscode.TextDocument, 'fileName'>): void {
  const text = `${path.basename(fileName)} has no state yet: a run of the whole configuration leaves one.`;
  void vscode.window.showInformationMessage(text);
}
