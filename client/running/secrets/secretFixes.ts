import { isTreeFile } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import { configSelector } from '../../language/documents/isConfigDocument.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { treeName } from '../../project/files/treeName.ts';
import { secretAt } from './secretAt.ts';
import { setSecretCommand } from './secretCommands.ts';
import { secretInFile } from './secretInFile.ts';

/** Codes of diagnostics that a missing secret may cause. */
const codes = new Set<unknown>([
  'authentication.empty-secret',
  'authentication.encrypted-value',
  'authentication.missing-credential',
  'function.unknown-reference',
]);

/** Offers Set Secret if a value is encrypted or empty, and if a secret is missing from the file. */
export class SecretFixes implements vscode.CodeActionProvider {
  readonly #projects: Projects;

  constructor(projects: Projects) {
    this.#projects = projects;
  }

  register(): vscode.Disposable {
    const providedCodeActionKinds = [vscode.CodeActionKind.QuickFix];
    return vscode.languages.registerCodeActionsProvider(configSelector, this, { providedCodeActionKinds });
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    _range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
  ): Promise<vscode.CodeAction[]> {
    const ofSecrets = diagnostics.filter(isOfSecrets);
    if (ofSecrets.length === 0) return [];
    const nameAt = await this.#namesIn(document);
    return ofSecrets.flatMap((diagnostic) => {
      const { start, end } = diagnostic.range;
      const name = nameAt(document.offsetAt(start), document.offsetAt(end));
      return name === undefined ? [] : [setSecret(document, diagnostic, name)];
    });
  }

  /** How the secret of a part of a document is found: in the texts that are run, if it is a file of a tree. */
  async #namesIn(document: vscode.TextDocument): Promise<(start: number, end: number) => string | undefined> {
    const tree = isTreeFile(document.uri.path) ? await this.#projects.runsOf(document.uri) : undefined;
    if (tree === undefined) return (start, end) => secretAt(document.getText(), start, end);
    const file = treeName(document.uri);
    return (start, end) => {
      for (const { composition } of tree.runs) {
        const name = secretInFile(composition, file, start, end);
        if (name !== undefined) return name;
      }
      return undefined;
    };
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
