import { DiagnosticSeverity } from 'vscode-languageserver-types';

/** The severity of a diagnostic, or `off`. */
export type SeverityLevel = (typeof severityLevels)[number];

/** The severities, as spelled in settings and `.pagewright.json`. */
export const severityLevels = ['off', 'hint', 'information', 'warning', 'error'] as const;

/** The severities as the language server protocol numbers them. */
export const severityNumbers = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const;
