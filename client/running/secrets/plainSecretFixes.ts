import { findPlainSecrets } from '@pagewright/engine/secrets';
import { isTreeFile } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import { configSelector } from '../../language/documents/isConfigDocument.ts';

/** The command of the quick fix; its arguments are the document's URI and the name of the secret. */
export const moveSecretCommand = 'pagewright.moveSecret';

/** Offers to move a secret in plain text to the secret store. Plain text is not a problem, so there is no diagnostic. */
export class PlainSecretFixes implements vscode.CodeActionProvider {
  register(): vscode.Disposable {
    const providedCodeActionKinds = [vscode.CodeActionKind.QuickFix];
    return vscode.languages.registerCodeActionsProvider(configSelector, this, { providedCodeActionKinds });
  }

  provideCodeActions(document: vscode.TextDocument, { start, end }: vscode.Range): vscode.CodeAction[] {
    const lines = new vscode.Range(document.lineAt(start.line).range.start, document.lineAt(end.line).range.end);
    // A tree is pushed: the empty value would go to the platform, and its tool encrypts a plain one.
    if (isTreeFile(document.uri.path)) return [];
    // Most lines have none, so the text is rarely read for them.
    if (!document.getText(lines).includes('#')) return [];
    return findPlainSecrets(document.getText())
      .filter((secret) => lines.contains(document.positionAt(secret.start)))
      .map(({ name }) => moveSecret(document, name));
  }
}

function moveSecret({ uri }: vscode.TextDocument, name: string): vscode.CodeAction {
  const title = `Move "${name}" to the Secret Store`;
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  // Otherwise VS Code would put this after the actions that mute a diagnostic of that line.
  action.isPreferred = true;
  action.command = { title, command: moveSecretCommand, arguments: [uri, name] };
  return action;
}
