import path from 'node:path';
import type * as vscode from 'vscode';
import { showInformationMessage } from '../../shared/messages.ts';

/** Tells the user that no whole run of a configuration has left a state. */
export function reportNoState({ fileName }: Pick<vscode.TextDocument, 'fileName'>): void {
  const text = `${path.basename(fileName)} has no state yet: a run of the whole configuration leaves one.`;
  void showInformationMessage(text);
}
