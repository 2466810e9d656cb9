import * as vscode from 'vscode';
import { setContextKey } from '../../shared/setContextKey.ts';
import { isOfSamples } from '../samples/isOfSamples.ts';
import { findFlaggedPath } from './flaggedPath.ts';

/** The walkthrough's button that shows the list of problems. Its step is done if the sample's path is among them. */
export function registerShowProblems(): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.walkthrough.showProblems', async () => {
    await vscode.commands.executeCommand('workbench.actions.view.problems');
    const listed = vscode.languages.getDiagnostics().map(([uri]) => uri);
    if (listed.some((uri) => isOfSamples(uri.path) && findFlaggedPath(uri) !== undefined))
      setContextKey('walkthrough.seen', true);
  });
}
