import * as vscode from 'vscode';
import { configSelector } from '../../language/documents/isConfigDocument.ts';
import { secretAt } from './secretAt.ts';
import { setSecretCommand } from './secretCommands.ts';

/** Codes of diagnostics that a missing secret may cause. */
const codes = new Set<unknown>([
  'authentication.empty-secret',
  'authentication.encrypted-value',
  'authentication.missing-credential',
  'function.unknown-reference',
]);

/** Offers Set Secret if a value is encrypted or empty, and if a secret is missing from the file. */
export class SecretFixes implements vscode.CodeActionProvider {
  register(): vscode.Disposable {
    const providedCodeActionKinds = [vscode.CodeActionKind.QuickFix];
    return vscode.languages.registerCodeActionsProvider(configSelector, this, { providedCodeActionKinds });
  }

  provideCodeActions(
    document: vscode.TextDocument,
    _range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
  ): vscode.CodeAction[] {
    return diagnostics.filter(isOfSecrets).flatMap((diagnostic) => {
      const { start, end } = diagnostic.range;
      const name = secretAt(document.getText(), document.offsetAt(start), document.offsetAt(end));
      return name === undefined ? [] : [setSecret(document, diagnostic, name)];
    });
  }
}

function setSecret(document: vscode.TextDocument, diagnostic: vscode.Diagnostic, name: string): vscode.CodeAction {
  const title = `Set Secret "${name}"…`;
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.diagnostics = [diagnostic];
  // Otherwise VS Code would put this after the actions that mute the diagnostic.
  action.isPreferred = true;
  action.command = { title, command: setSecretCommand, arguments: [document.uri, name] };
  return action;
}

function isOfSecrets({ source, code }: vscode.Diagnostic): boolean {
  return source === 'pagewright' && codes.has(typeof code === 'object' ? code.value : code);
}
