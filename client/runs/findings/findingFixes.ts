import * as vscode from 'vscode';
import { languageId } from '../../../server/protocol.ts';
import { findingRange, findingSource } from './findingDiagnostic.ts';
import type { PlacedFinding } from './runFinding.ts';
import type { RunFindings } from './runFindings.ts';

/** Offers to replace a path that the run never found with the one that it saw. */
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
      .flatMap((finding) => fixOf(finding, document, fixable) ?? []);
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
  action.edit = new vscode.WorkspaceEdit();
  action.edit.replace(uri, place, JSON.stringify(finding.suggestion));
  return action;
}
