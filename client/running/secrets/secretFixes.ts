import { isTreeFile } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import { configSelector } from '../../language/documents/isConfigDocument.ts';
import type { Composition } from '../../project/composition/composition.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { treeName } from '../../project/files/treeName.ts';
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
    const actions: vscode.CodeAction[] = [];
    for (const diagnostic of diagnostics.filter(isOfSecrets)) {
      const [start, end] = [document.offsetAt(diagnostic.range.start), document.offsetAt(diagnostic.range.end)];
      const name = await this.#nameAt(document, start, end);
      if (name !== undefined) actions.push(setSecret(document, diagnostic, name));
    }
    return actions;
  }

  /** The name by which a run knows the secret: in a tree that of what is composed of its files. */
  async #nameAt(document: vscode.TextDocument, start: number, end: number): Promise<string | undefined> {
    const inTree = isTreeFile(document.uri.path) ? await this.#projects.runsOf(document.uri) : undefined;
    if (inTree === undefined) return secretAt(document.getText(), start, end);
    for (const { text, composition } of inTree.runs) {
      const name = secretAtFile({ text, composed: composition.composed }, treeName(document.uri), start, end);
      if (name !== undefined) return name;
    }
    return undefined;
  }
}

function secretAtFile(
  { text, composed }: { text: string; composed: Composition['composed'] },
  file: string,
  start: number,
  end: number,
): string | undefined {
  const from = composed.positionOf(file, start);
  if (from === undefined) return undefined;
  // A text in YAML has other quotes, or none.
  const to = Math.max(composed.positionOf(file, end) ?? from, from);
  return secretAt(text, from, to) ?? (text[from - 1] === '"' ? secretAt(text, from - 1, to) : undefined);
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
