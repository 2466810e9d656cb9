import type { JSONDocument, LanguageService, TextDocument } from 'vscode-json-languageservice';
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-types';
import { isTooDeep } from './text/isTooDeep.ts';
import { tooDeepCode } from './text/tooDeepCode.ts';

/** Parses a document; one that is nested too deeply counts as empty, with a syntax problem that says so. */
export function parseDocument(service: LanguageService, document: TextDocument): JSONDocument {
  if (!isTooDeep(document.getText())) return service.parseJSONDocument(document);
  const start = { line: 0, character: 0 };
  const problem: Diagnostic = {
    range: { start, end: { line: 0, character: 1 } },
    message: 'Too many levels.',
    severity: DiagnosticSeverity.Error,
    code: tooDeepCode,
  };
  return service.newJSONDocument(undefined, [problem]);
}
