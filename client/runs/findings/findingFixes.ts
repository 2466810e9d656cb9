import * as vscode from 'vscode';
import { configSelector } from '../../language/documents/isConfigDocument.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { setSecretCommand } from '../../running/secrets/secretCommands.ts';
import { secretToSet } from '../../running/secrets/secretToSet.ts';
import { findPaginationCommand } from '../finding/findPaginationCommand.ts';
import { openPageCommand, type RequestLine } from '../pages/pageDocuments.ts';
import { concernsSecrets } from './concernsSecrets.ts';
import { findingRange, findingSource } from './findingDiagnostic.ts';
import { findingEdits } from './findingEdits.ts';
import type { PlacedFinding } from './runFinding.ts';
import type { RunFindings } from './runFindings.ts';

/**
 * Offers to replace a path that the run never found with the one that it saw, to look for another paging method, to
 * write the edit that removes the cause of an error, and to set the secret that the API refused.
 */
export class FindingFixes implements vscode.CodeActionProvider {
  readonly #findings: RunFindings;
  readonly #projects: Projects;

  constructor(findings: RunFindings, projects: Projects) {
    this.#findings = findings;
    this.#projects = projects;
  }

  register(): vscode.Disposable {
    const metadata = { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] };
    return vscode.languages.registerCodeActionsProvider(configSelector, this, metadata);
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
  ): Promise<vscode.CodeAction[]> {
    const fixable = diagnostics.filter(({ source }) => source === findingSource);
    const here = this.#findings
      .of(document)
      .filter((finding) => findingRange(finding).intersection(range) !== undefined);
    const run = here.some(concernsSecrets) ? await this.#projects.composed(document) : document;
    const actions = here.map(async (finding) =>
      (await actionsFor(finding, document, run.getText())).map((action) => placed(action, finding, fixable)),
    );
    return (await Promise.all(actions)).flat();
  }
}

/** The actions for a finding. `run` is the text that is run, whose syntax and files may be others. */
async function actionsFor(
  finding: PlacedFinding,
  document: vscode.TextDocument,
  run: string,
): Promise<vscode.CodeAction[]> {
  return [
    ...(await edits(finding, document)),
    ...(finding.isOfPaging ? [searchFor(finding, document)] : []),
    ...(concernsSecrets(finding) ? setSecrets(document, run) : []),
    ...(finding.response === undefined ? [] : [showResponse(finding.response)]),
  ];
}

function placed(
  action: vscode.CodeAction,
  finding: PlacedFinding,
  diagnostics: readonly vscode.Diagnostic[],
): vscode.CodeAction {
  const place = findingRange(finding);
  action.diagnostics = diagnostics.filter(({ range }) => range.isEqual(place));
  return action;
}

/** Offers each edit; if there are several, nothing says which one is meant. */
async function edits(finding: PlacedFinding, document: vscode.TextDocument): Promise<vscode.CodeAction[]> {
  const seen = finding.isFailure ? '' : ', which the last run saw';
  const found = await findingEdits(finding, document);
  return found.map(({ title, change }) => {
    const action = preferred(`${title}${seen}`);
    action.isPreferred = found.length === 1;
    action.edit = change;
    return action;
  });
}

/** Offers to set the secret; if there are several, the command asks which. */
function setSecrets({ uri }: vscode.TextDocument, run: string): vscode.CodeAction[] {
  const secret = secretToSet(run);
  if (secret === undefined) return [];
  const { name } = secret;
  const title = name === undefined ? 'Set Secret…' : `Set Secret "${name}"…`;
  return [
    preferred(title, {
      title,
      command: setSecretCommand,
      arguments: [uri, ...(name === undefined ? [] : [name])],
    }),
  ];
}

function showResponse({ run, request }: NonNullable<PlacedFinding['response']>): vscode.CodeAction {
  const action = new vscode.CodeAction('Show the response', vscode.CodeActionKind.QuickFix);
  const line: RequestLine = { run: { id: run }, request: { number: request } };
  action.command = { title: action.title, command: openPageCommand, arguments: [line] };
  return action;
}

function preferred(title: string, command?: vscode.Command): vscode.CodeAction {
  const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
  action.isPreferred = true;
  if (command !== undefined) action.command = command;
  return action;
}

/** Offers to find another paging method. Several jobs may have their findings in one place: the paging that they share. */
function searchFor({ job }: PlacedFinding, { uri }: vscode.TextDocument): vscode.CodeAction {
  const title = job === undefined ? 'Find pagination…' : `Find pagination for "${job}"…`;
  return preferred(title, { title, command: findPaginationCommand, arguments: [uri, job] });
}
