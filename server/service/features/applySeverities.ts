import type { Severities } from '../severities/readSeverities.ts';
import { severityNumbers } from '../severities/severityLevel.ts';
import type { ExtractorDiagnostic } from './diagnostics.ts';

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
