import * as vscode from 'vscode';

/** A line of the list of environments and sets of values. */
export interface ChoiceItem extends vscode.QuickPickItem {
  choose(): Promise<void>;
}

/** The heading of a group of that list. */
export function separator(label: string): ChoiceItem {
  return { label, kind: vscode.QuickPickItemKind.Separator, choose: async () => undefined };
}
