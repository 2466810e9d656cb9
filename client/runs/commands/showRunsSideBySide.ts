import * as vscode from 'vscode';
import type { Session } from '../../session.ts';
import type { SideText } from '../compare/sides.ts';

/** Where the links of a comparison lead: one text of both runs in VS Code's own diff. */
export function registerShowRunsSideBySide({ comparisons }: Session): vscode.Disposable {
  return vscode.commands.registerCommand(
    'pagewright.showRunsSideBySide',
    async (text: SideText, runs: readonly [string, string]) => await comparisons.showSides(text, runs),
  );
}
