import * as vscode from 'vscode';
import { languageId } from '../../../server/protocol.ts';
import { suggestPaginationCommand } from '../suggesting/suggestPagination.ts';
import { findingRange, findingSource } from './findingDiagnostic.ts';
import type { PlacedFinding } from './runFinding.ts';
import type { RunFindings } from './runFindings.ts';

/** Evidence that another paging method, or another option of it, may answer. */
const ofPaging = new Set([
  ...['total-differs', 'pages-missing', 'has-more', 'link-header', 'next-link', 'token-beside', 'capped-page'],
  'repeated-page',
]);

/** Offers to replace a path that the run never found with the one that it saw, and to look for another paging method. */
export class FindingFixes implements vscode.CodeActionProvider {
  readonly #findings: RunFindings;

  constructor(findings: RunFindings) {
    this.#findings = findings;
  }

  register(): vscode.Disposable {
    const metadata = { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] };
    return vscode.languages.registerCodeActionsProvider({ language: languageId }, this, metadata);
  }

  provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
  ): vscode.CodeAction[] {
    const fixable = diagnostics.filter(({ source }) => source === findingSource);
    return this.#findings
      .of(document)
      .filter((finding) => findingRange(finding).intersection(range) !== undefined)
      .flatMap((finding) => [
        ...[fixOf(finding, document, fixable)].flatMap((fix) => fix ?? []),
        ...(ofPaging.has(finding.code) ? [suggestionFor(finding, document, fixable)] : []),
      ]);
  }
}

function fixOf(
  finding: PlacedFinding,
  { uri }: vscode.TextDocument,
  diagnostics: readonly vscode.Diagnostic[],
): vscode.CodeAction | undefined {
  if (finding.suggestion === undefined) return undefined;
  const place = findingRange(finding);
  const action = new vscode.CodeAction(
    `Change to "${finding.suggestion}", which the last run saw`,
    vscode.CodeActionKind.QuickFix,
  );
  action.diagnostics = diagnostics.filter(({ range }) => range.isEqual(place));
  action.isPreferred = true;
  action.edit = new vscode.WorkspaceEdit();
  action.edit.replace(uri, place, JSON.stringify(finding.suggestion));
  return action;
}

function suggestionFor(
  finding: PlacedFinding,
  { uri }: vscode.TextDocument,
  diagnostics: readonly vscode.Diagnostic[],
): vscode.CodeAction {
  const place = findingRange(finding);
  const action = new vscode.CodeAction('Suggest pagination…', vscode.CodeActionKind.QuickFix);
  action.diagnostics = diagnostics.filter(({ range }) => range.isEqual(place));
  action.isPreferred = true;
  action.command = { title: action.title, command: suggestPaginationCommand, arguments: [uri, place.start] };
  return action;
}
