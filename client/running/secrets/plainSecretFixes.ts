import { findPlainSecrets } from '@pagewright/engine/secrets';
import { isTreeFile } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import { configSelector } from '../../language/documents/isConfigDocument.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { treeName } from '../../project/files/treeName.ts';
import { plainSecretsInTree, type SecretInTree } from './plainSecretsInTree.ts';

/** The command of the quick fix; its arguments are the document's URI, the name of the secret, and its place in a tree. */
export const moveSecretCommand = 'pagewright.moveSecret';

/** Offers to move a secret in plain text to the secret store. Plain text is not a problem, so there is no diagnostic. */
export class PlainSecretFixes implements vscode.CodeActionProvider {
  readonly #projects: Projects;

  constructor(projects: Projects) {
    this.#projects = projects;
  }

  register(): vscode.Disposable {
    const providedCodeActionKinds = [vscode.CodeActionKind.QuickFix];
    return vscode.languages.registerCodeActionsProvider(configSelector, this, { providedCodeActionKinds });
  }

  async provideCodeActions(document: vscode.TextDocument, { start, end }: vscode.Range): Promise<vscode.CodeAction[]> {
    const lines = new vscode.Range(document.lineAt(start.line).range.start, document.lineAt(end.line).range.end);
    // Most lines have none, so the text is rarely read for them.
    if (!document.getText(lines).includes('#')) return [];
    const isHere = (secret: { start: number }) => lines.contains(document.positionAt(secret.start));
    const inTree = isTreeFile(document.uri.path) ? await this.#projects.runsOf(document.uri) : undefined;
    if (inTree === undefined)
      return findPlainSecrets(document.getText())
        .filter(isHere)
        .map(({ name }) => moveSecret(document, name));
    const secrets = plainSecretsInTree(inTree.runs).filter((one) => one.file === treeName(document.uri) && isHere(one));
    // A secret of the configuration is one of each of its rows.
    return [...new Map(secrets.map((one) => [one.start, one])).values()].map((one) =>
      moveSecret(document, one.name, { file: one.file, start: one.start }),
    );
  }
}

function moveSecret(
  { uri }: vscode.TextDocument,
  name: string,
  at?: Pick<SecretInTree, 'file' | 'start'>,
): vscode.CodeAction {
  const title = `Move "${name}" to the Secret Store`;
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  // Otherwise VS Code would put this after the actions that mute a diagnostic of that line.
  action.isPreferred = true;
  action.command = { title, command: moveSecretCommand, arguments: [uri, name, ...(at === undefined ? [] : [at])] };
  return action;
}
