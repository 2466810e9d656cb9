import * as vscode from 'vscode';
import type { Session } from '../../session.ts';

/** `Pagewright: Show Log`: brings the output channel of the runs to the front. */
export function registerShowLog({ log }: Session): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.showLog', () => log.show());
}
