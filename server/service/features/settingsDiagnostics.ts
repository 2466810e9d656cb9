import { readEnvironments } from '@pagewright/core/environments/readEnvironments';
import type { Diagnostic } from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { DiagnosticSeverity } from 'vscode-languageserver-types';

/** The problems of the environments in a `.pagewright.json`. The editor itself checks the rest, with the schema. */
export function findSettingsDiagnostics(document: TextDocument): Diagnostic[] {
  return readEnvironments(document.getText())
    .faults.filter(({ environment }) => environment !== undefined)
    .map(({ start, end, message }) => ({
      range: { start: document.positionAt(start), end: document.positionAt(end) },
      severity: DiagnosticSeverity.Error,
      code: 'environment.invalid',
      source: 'pagewright',
      message,
    }));
}
