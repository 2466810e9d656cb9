import type { ExtractorDiagnostic } from '../features/diagnostics.ts';
import type { Severities } from './readSeverities.ts';
import { severityNumbers } from './severityLevel.ts';

/** The enabled diagnostics, with their configured severities. */
export function applySeverities(
  diagnostics: readonly ExtractorDiagnostic[],
  severities: Severities,
): ExtractorDiagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const level = severities.get(diagnostic.code);
    if (level === undefined) return [diagnostic];
    return level === 'off' ? [] : [{ ...diagnostic, severity: severityNumbers[level] }];
  });
}
