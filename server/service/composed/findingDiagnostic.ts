import type { ProjectFinding } from '@pagewright/core/project/model/projectTree';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ExtractorDiagnostic } from '../features/diagnostics.ts';
import { severityNumbers } from '../severities/severityLevel.ts';

/** The diagnostic of a problem that the model of a tree has found in a document. */
export function findingDiagnostic(document: TextDocument, finding: ProjectFinding): ExtractorDiagnostic {
  const { code, severity, message, place } = finding;
  return {
    range: { start: document.positionAt(place.start), end: document.positionAt(place.end) },
    severity: severityNumbers[severity],
    code,
    source: 'pagewright',
    message,
  };
}
