import * as vscode from 'vscode';
import { configSelector } from '../../language/documents/isConfigDocument.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { setSecretCommand } from '../../running/secrets/secretCommands.ts';
import { secretToSet } from '../../running/secrets/secretToSet.ts';
import { changeOf } from '../../shared/changeOf.ts';
import { formattingOf } from '../../shared/formattingOf.ts';
import { findPaginationCommand } from '../finding/findPaginationCommand.ts';
import { openPageCommand, type RequestLine } from '../pages/pageDocuments.ts';
import { changeInTree } from './changeInTree.ts';
import { concernsSecrets } from './concernsSecrets.ts';
import { findingRange, findingSource } from './findingDiagnostic.ts';
import type { PlacedFinding, Remedy } from './runFinding.ts';
import type { RunFindings } from './runFindings.ts';
import { remedyText, writeRemedy } from './writeRemedy.ts';

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
    ...(finding.suggestion === undefined ? [] : [changeTo(finding.suggestion, finding, document)]),
    ...(finding.isOfPaging ? [searchFor(finding, document)] : []),
    ...(await followRemedies(finding, document)),
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
async function followRemedies(
  { remedies = [], isFailure }: PlacedFinding,
  document: vscode.TextDocument,
): Promise<vscode.CodeAction[]> {
  const seen = isFailure ? '' : ', which the last run saw';
  const actions: vscode.CodeAction[] = [];
  for (const remedy of remedies) {
    const change = await changeFor(remedy, document);
    if (change === undefined) continue;
    const isElsewhere = !change.has(document.uri);
    const where = isElsewhere
      ? ` into ${change.entries().map(([uri]) => vscode.workspace.asRelativePath(uri, false))}`
      : '';
    const action = preferred(`Write ${remedyText(remedy)}${where}${seen}`);
    action.isPreferred = remedies.length === 1;
    action.edit = change;
    actions.push(action);
  }
  return actions;
}

/** The change that a remedy is, of its file in a tree or of the document; undefined if it cannot be made. */
async function changeFor(remedy: Remedy, document: vscode.TextDocument): Promise<vscode.WorkspaceEdit | undefined> {
  if (remedy.file !== undefined) return await changeInTree({ ...remedy, file: remedy.file });
  const edits = writeRemedy(document.getText(), remedy, formattingOf(document));
  return edits.length === 0 ? undefined : changeOf(document, edits);
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

function changeTo(suggestion: string, finding: PlacedFinding, { uri }: vscode.TextDocument): vscode.CodeAction {
  const action = preferred(`Change to "${suggestion}", which the last run saw`);
  action.edit = new vscode.WorkspaceEdit();
  action.edit.replace(uri, findingRange(finding), JSON.stringify(suggestion));
  return action;
}

/** Offers to find another paging method. Several jobs may have their findings in one place: the paging that they share. */
function searchFor({ job }: PlacedFinding, { uri }: vscode.TextDocument): vscode.CodeAction {
  const title = job === undefined ? 'Find pagination…' : `Find pagination for "${job}"…`;
  return preferred(title, { title, command: findPaginationCommand, arguments: [uri, job] });
}
