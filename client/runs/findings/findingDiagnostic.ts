import * as vscode from 'vscode';
import { documentationUri } from '../../shared/documentationUri.ts';
import { ageText } from '../../shared/text/ageText.ts';
import { plainQuotes } from '../../shared/text/plainQuotes.ts';
import type { PlacedFinding } from './runFinding.ts';

/** The source of these diagnostics, distinct from the language server's. */
export const findingSource = 'pagewright run';

const severities = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  information: vscode.DiagnosticSeverity.Information,
  hint: vscode.DiagnosticSeverity.Hint,
} as const;

/** A finding as a diagnostic, with the age of the run and a link to its explanation. */
export function findingDiagnostic(finding: PlacedFinding, now: number, extension: vscode.Uri): vscode.Diagnostic {
  const { code, message, severity, isFailure, seenAt } = finding;
  const diagnostic = new vscode.Diagnostic(
    findingRange(finding),
    `${plainQuotes(message)} (${ageText(now - seenAt)})`,
    severities[severity],
  );
  diagnostic.source = findingSource;
  const target = isFailure ? documentationUri(extension, 'errors.md') : documentationUri(extension, 'verdict.md', code);
  diagnostic.code = { value: code, target };
  return diagnostic;
}

export function findingRange({ line, start, end }: PlacedFinding): vscode.Range {
  return new vscode.Range(line, start, line, end);
}
