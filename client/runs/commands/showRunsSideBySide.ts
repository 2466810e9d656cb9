import * as vscode from 'vscode';
import type { CompareDocuments } from '../compare/compareDocuments.ts';
import type { SideText } from '../compare/sideTexts.ts';

/** The target of a comparison's links: shows one text of both runs in VS Code's diff editor. */
export function registerShowRunsSideBySide(comparisons: CompareDocuments): vscode.Disposable {
  return vscode.commands.registerCommand(
    'pagewright.showRunsSideBySide',
    async (text: SideText, runs: readonly [string, string]) => await comparisons.showSides(text, runs),
  );
}
