/** The severity of a diagnostic, or `off`. */
export type SeverityLevel = (typeof severityLevels)[number];

/** The severities, as spelled in settings and `.pagewright.json`. */
export const severityLevels = ['off', 'hint', 'information', 'warning', 'error'] as const;
