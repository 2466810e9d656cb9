/** How loudly something is said; `off` is not at all. */
export type SeverityLevel = (typeof severityLevels)[number];

/** The words for it, as settings and `.pagewright.json` spell them. */
export const severityLevels = ['off', 'hint', 'information', 'warning', 'error'] as const;
